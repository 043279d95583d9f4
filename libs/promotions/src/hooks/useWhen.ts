import { useLocale } from '@parlour/merchant';
import { type DateWriter, dateWriter } from '@parlour/ui/date';

/** "GMT+8": the player's own zone, beside every deadline (product 3, "Ranges"). */
function zoneOf(moment: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export type When = DateWriter & {
  /** "20 Nov 2026, 14:02 (GMT+8)" */
  zoned: (moment: number) => string;
};

/** Moments in the player's own zone and language. */
export function useWhen(): When {
  const writer = dateWriter(useLocale());
  return { ...writer, zoned: (moment) => `${writer.full(moment)} (${zoneOf(moment)})` };
}
