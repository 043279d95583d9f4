import type { Overlay } from '@parlour/kernel';
import { DownloadPopup } from './blocks/DownloadPopup';
import { useIsDownloadPopupDue } from './hooks/useIsDownloadPopupDue';

export const overlays: Overlay[] = [
  { id: 'install.download', order: 40, place: 'home', useIsDue: useIsDownloadPopupDue, component: DownloadPopup },
];
