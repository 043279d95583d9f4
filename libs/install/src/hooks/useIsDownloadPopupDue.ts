import { isBarDismissed } from '../rules/dismissedBar';
import { isPopupDay } from '../rules/noteArrival';
import { useOffersDownload } from './useOffersDownload';

/**
 * Whether home may open the download popup: not on the first day, at most once a day, and never after the player closed the bar.
 */
export function useIsDownloadPopupDue(): boolean {
  return useOffersDownload() && !isBarDismissed() && isPopupDay();
}
