import { useLocale } from '@parlour/merchant';
import { type DateWriter, dateWriter } from '@parlour/ui/date';

/** The player's time zone, shown with every deadline: "GMT+8" (product 3, "Ranges"). */
function zoneOf(moment: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export type When = DateWriter & {
  /** "20 Nov 2026, 14:02 (GMT+8)" */
  zoned: (moment: number) => string;
};

/** Formats times in the player's time zone and language. */
export function useWhen(): When {
  const writer = dateWriter(useLocale());
  return { ...writer, zoned: (moment) => `${writer.full(moment)} (${zoneOf(moment)})` };
}
