import type { Overlay } from '@parlour/kernel';
import { DownloadPopup } from './DownloadPopup';
import { useIsDownloadPopupDue } from './useIsDownloadPopupDue';

export const overlays: Overlay[] = [
  { id: 'shell.download', order: 40, place: 'home', useIsDue: useIsDownloadPopupDue, component: DownloadPopup },
];
