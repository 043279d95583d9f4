import type { ComponentType } from 'react';
import { DownloadPopup } from '../download/DownloadPopup';
import { useIsDownloadPopupDue } from '../download/useIsDownloadPopupDue';

type DownloadTurn = { useIsDue: () => boolean; Popup: ComponentType<{ onDone: () => void }> };

/** The download popup's place in the queue. */
export const downloadTurn: DownloadTurn = { useIsDue: useIsDownloadPopupDue, Popup: DownloadPopup };
