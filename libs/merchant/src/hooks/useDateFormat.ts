import { type Locale, intlTag } from '@parlour/kernel';
import { type DateFormat as BaseDateFormat, dateFormat } from '@parlour/ui/date';
import { useLocale } from './useLocale';

export type DateFormat = BaseDateFormat & {
  /** "Friday, 20 November" */
  day: (moment: number) => string;
  /** "20 Nov 2026, 14:02 (GMT+8)" */
  zoned: (moment: number) => string;
  /** "GMT+8": the offset at that moment. */
  offset: (moment: number) => string;
  /** The player's time zone: "Asia/Manila, GMT+8". */
  zone: () => string;
};

/**
 * Formats times (milliseconds since the epoch) in the player's time zone and language (product decision 3, "Ranges"). If the
 * browser has no weekday names for that language (mostly Burmese), a day is shown as its date only. An invalid time becomes an
 * empty text.
 */
export function useDateFormat(): DateFormat {
  const locale = useLocale();
  const known = formats.get(locale) ?? makeFormat(locale);
  formats.set(locale, known);
  return known;
}

/** Creating an `Intl` format is slow, and a list needs one in every row, so they are cached. */
const formats = new Map<Locale, DateFormat>();

function makeFormat(locale: Locale): DateFormat {
  const base = dateFormat(locale);
  const tag = locale === 'en' ? 'en-GB' : intlTag(locale);
  const hasNames = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  const named = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' });
  const offsets = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  // `Intl` throws on an invalid time.
  const partsAt = (moment: number) => (base.date(moment) ? offsets.formatToParts(moment) : []);
  const offset = (moment: number) => partsAt(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return {
    ...base,
    day: (moment) => (hasNames && base.date(moment) ? named.format(moment) : base.date(moment)),
    zoned: (moment) => base.full(moment) && `${base.full(moment)} (${offset(moment)})`,
    offset,
    zone: () => [...new Set([offsets.resolvedOptions().timeZone, offset(Date.now())])].join(', '),
  };
}
