import { DownloadSheet } from './DownloadSheet';
import { notePopupDay } from './noteArrival';

export type DownloadPopupProps = { onDone: () => void };

/** The four ways to the app, opened by the queue of what comes over the page by itself. */
export function DownloadPopup({ onDone }: DownloadPopupProps) {
  const handleClose = () => {
    notePopupDay();
    onDone();
  };
  return <DownloadSheet onClose={handleClose} />;
}
