import { useOffersDownload } from '../hooks/useOffersDownload';
import { DownloadSheet } from '../parts/DownloadSheet';
import { isBarDismissed } from './DownloadBar';
import { notePopupDay, isPopupDay } from '../rules/noteArrival';

export type DownloadPopupProps = { onDone: () => void };

/** The download dialog with the four options, opened by the overlay queue. */
export function DownloadPopup({ onDone }: DownloadPopupProps) {
  const handleClose = () => {
    notePopupDay();
    onDone();
  };
  return <DownloadSheet onClose={handleClose} />;
}

/**
 * Whether home may open the download popup: not on the first day, at most once a day, and never after the player closed the bar.
 */
export function useIsDownloadPopupDue(): boolean {
  return useOffersDownload() && !isBarDismissed() && isPopupDay();
}
