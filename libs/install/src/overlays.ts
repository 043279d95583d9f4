import type { Overlay } from '@parlour/kernel/feature';
import { useIsDownloadPopupDue, DownloadPopup } from './blocks/DownloadPopup';

export const overlays: Overlay[] = [{ id: 'install.download', order: 40, useIsDue: useIsDownloadPopupDue, component: DownloadPopup }];
