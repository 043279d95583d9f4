import { intlTag } from '@parlour/kernel';
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

/** Moments in the player's own zone and language (product decision 3, "Ranges"). */
export function useWhen(): When {
  const locale = useLocale();
  const tag = intlTag(locale);
  const format = (options: Intl.DateTimeFormatOptions) => (moment: number) => new Intl.DateTimeFormat(tag, options).format(moment);
  const zoned = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  const offset = zoned.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return {
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    full: format({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
    date: format({ dateStyle: 'medium' }),
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    zone: [...new Set([zoned.resolvedOptions().timeZone, offset])].join(', '),
    offset,
  };
}
