import { isBarClosed } from './barMark';
import { isPopupDay } from './noteArrival';
import { useOffersDownload } from './useOffersDownload';

/** Whether home may offer the app by itself: not on the first day, once a day, and never again to who has closed the bar. */
export function useIsDownloadPopupDue(): boolean {
  return useOffersDownload() && !isBarClosed() && isPopupDay();
}
