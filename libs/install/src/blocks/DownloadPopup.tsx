import { DownloadSheet } from '../parts/DownloadSheet';
import { notePopupDay } from '../rules/noteArrival';

export type DownloadPopupProps = { onDone: () => void };

/** The download dialog with the four options, opened by the overlay queue. */
export function DownloadPopup({ onDone }: DownloadPopupProps) {
  const handleClose = () => {
    notePopupDay();
    onDone();
  };
  return <DownloadSheet onClose={handleClose} />;
}
