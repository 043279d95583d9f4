import type { FeatureStart } from '@parlour/kernel/feature';
import { submissionSlice } from './submissionSlice';

/** The part of submission that every screen needs (ADR 0035). */
export const submissionScreens = {
  id: 'submission',
  slices: [submissionSlice],
  messages: (locale) => import(`./i18n/${locale}.json`),
} satisfies FeatureStart;
