import { useLocale } from '@parlour/merchant';
import { type DateWriter, dateWriter } from '@parlour/ui/date';

/** Formats dates in the player's time zone and language. */
export function useDates(): DateWriter {
  return dateWriter(useLocale());
}
