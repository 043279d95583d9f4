import { type Locale, intlTag } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { dateWriter } from '@parlour/ui/date';

export type When = {
  /** "14:02" */
  time: (moment: number) => string;
  /** "20 Nov 2026, 14:02" */
  full: (moment: number) => string;
  /** "20 Nov 2026" */
  date: (moment: number) => string;
  /** "Friday, 20 November" */
  day: (moment: number) => string;
  /** The name of the player's time zone: "Asia/Manila, GMT+8". */
  zone: string;
  /** "GMT+8" */
  offset: string;
};

/**
 * Formats times in the player's time zone and language (product decision 3, "Ranges"). If the browser has no weekday names for
 * that language (mostly Burmese), a day is shown as its date only.
 */
export function useWhen(): When {
  const locale = useLocale();
  const known = written.get(locale) ?? writer(locale);
  written.set(locale, known);
  return known;
}

/** Caches formatters per locale: they are slow to create, and every row of a list needs them. */
const written = new Map<Locale, When>();

function writer(locale: Locale): When {
  const tag = locale === 'en' ? 'en-GB' : intlTag(locale);
  const hasNames = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  const named = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' });
  const { time, full, date } = dateWriter(locale);
  const zoned = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  const offset = zoned.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return {
    time,
    full,
    date,
    day: (moment) => (hasNames ? named.format(moment) : date(moment)),
    zone: [...new Set([zoned.resolvedOptions().timeZone, offset])].join(', '),
    offset,
  };
}
