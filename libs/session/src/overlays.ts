import type { Overlay } from '@parlour/kernel/feature';
import { TermsNotice } from './blocks/TermsNotice';
import { useIsTermsDue } from './rules/terms';

export const overlays: Overlay[] = [{ id: 'session.terms', order: 10, place: 'anywhere', useIsDue: useIsTermsDue, component: TermsNotice }];
