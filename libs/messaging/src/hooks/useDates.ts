import { useLocale } from '@parlour/merchant';
import { dateWriter } from '@parlour/ui/date';

type Moment = number | null | undefined;

/** Moments in the player's language; nothing for those that are absent or impossible. */
export function useDates(): { date: (moment: Moment) => string; full: (moment: Moment) => string } {
  const writer = dateWriter(useLocale());
  return {
    date: (moment) => (typeof moment === 'number' ? writer.date(moment) : ''),
    full: (moment) => (typeof moment === 'number' ? writer.full(moment) : ''),
  };
}
