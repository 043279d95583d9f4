import { type Locale, intlTag } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

export type When = {
  /** "14:02" */
  time: (moment: number) => string;
  /** "20 Nov 2026, 14:02" */
  full: (moment: number) => string;
  /** "20 Nov 2026" */
  date: (moment: number) => string;
  /** "Friday, 20 November" */
  day: (moment: number) => string;
  /** Name of the player's zone: "Asia/Manila, GMT+8". */
  zone: string;
  /** "GMT+8" */
  offset: string;
};

const numericDate: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/**
 * Moments in the player's own zone and language (product decision 3, "Ranges"). Where the browser knows no names of days
 * and months in that language (Burmese in most), dates are written in digits, day first, instead of in English.
 */
export function useWhen(): When {
  const locale = useLocale();
  const known = written.get(locale) ?? writer(locale);
  written.set(locale, known);
  return known;
}

/** Formats are dear to make, and a list asks for them in every row. */
const written = new Map<Locale, When>();

function writer(locale: Locale): When {
  const tag = intlTag(locale);
  const hasNames = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  const format = (named: Intl.DateTimeFormatOptions, numeric: Intl.DateTimeFormatOptions) => {
    const own = new Intl.DateTimeFormat(hasNames ? tag : 'en-GB', hasNames ? named : numeric);
    return (moment: number) => own.format(moment);
  };
  const zoned = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  const offset = zoned.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return {
    time: format(clock, clock),
    full: format({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }, { ...numericDate, ...clock }),
    date: format({ dateStyle: 'medium' }, numericDate),
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }, numericDate),
    zone: [...new Set([zoned.resolvedOptions().timeZone, offset])].join(', '),
    offset,
  };
}
