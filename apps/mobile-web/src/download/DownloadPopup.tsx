import { DownloadSheet } from './DownloadSheet';
import { notePopupDay } from './noteArrival';

export type DownloadPopupProps = { onDone: () => void };

/** The download dialog with the four options, opened by the overlay queue. */
export function DownloadPopup({ onDone }: DownloadPopupProps) {
  const handleClose = () => {
    notePopupDay();
    onDone();
  };
  return <DownloadSheet onClose={handleClose} />;
}
