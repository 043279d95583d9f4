import { useLocale } from '@parlour/merchant';
import { dateWriter } from '@parlour/ui/date';

type Moment = number | null | undefined;

/** Formats dates and times in the player's language. Returns nothing for absent or invalid ones. */
export function useDates(): { date: (moment: Moment) => string; full: (moment: Moment) => string } {
  const writer = dateWriter(useLocale());
  return {
    date: (moment) => (typeof moment === 'number' ? writer.date(moment) : ''),
    full: (moment) => (typeof moment === 'number' ? writer.full(moment) : ''),
  };
}
