import { useLocale } from '@parlour/merchant';
import { type DateWriter, dateWriter } from '@parlour/ui/date';

/** Moments in the player's zone and language. */
export function useDates(): DateWriter {
  return dateWriter(useLocale());
}
