import { startOfDay } from '../date-range/days';
import { wallTime } from './wallTime';

type Moment = number | null | undefined;

export type DateFormat = {
  /** "14:02" */
  time: (moment: Moment) => string;
  /** "20 Nov 2026" */
  date: (moment: Moment) => string;
  /** "20 Nov", if the year is obvious */
  short: (moment: Moment) => string;
  /** "20 Nov 2026, 14:02" */
  full: (moment: Moment) => string;
  /** "20 Nov 2026" for a calendar day (`2026-11-20`), which is the same day in every zone */
  calendarDay: (day: string) => string;
};

/** Month names that most browsers lack in Burmese. They would fall back to English names or to numbers. */
const ownMonths: Record<string, readonly string[]> = {
  my: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
};

/**
 * Formats times (milliseconds since the epoch) in the player's own zone, or in another one (`Asia/Manila`), with Latin digits: the
 * day first, a 24-hour clock. An absent or invalid time becomes an empty text, never "Invalid Date". Creating a format is slow, so keep them.
 */
export function dateFormat(locale: string, timeZone?: string): DateFormat {
  const tag = locale === 'en' ? 'en-GB' : locale;
  const clock = lateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  const months = ownMonths[locale];
  const named = { day: 'numeric', month: 'short', numberingSystem: 'latn', timeZone: 'UTC' } as const;
  const withYear = lateFormat(tag, { ...named, year: 'numeric' });
  const withoutYear = lateFormat(tag, named);
  const writeWall = (at: Date, day: (at: Date) => string) => (Number.isNaN(at.getTime()) ? '' : day(at));
  const write = (moment: Moment, day: (at: Date) => string) => writeWall(wallTime(moment ?? NaN, timeZone), day);
  const shortOf = (at: Date) => (months ? `${at.getUTCDate()} ${months[at.getUTCMonth()] ?? ''}` : withoutYear().format(at));
  const dayOf = (at: Date) => (months ? `${shortOf(at)} ${at.getUTCFullYear()}` : withYear().format(at));
  return {
    time: (moment) => write(moment, (at) => clock().format(at)),
    date: (moment) => write(moment, dayOf),
    short: (moment) => write(moment, shortOf),
    full: (moment) => write(moment, (at) => `${dayOf(at)}, ${clock().format(at)}`),
    calendarDay: (day) => writeWall(wallTime(startOfDay(day)), dayOf),
  };
}

/** A format that is created at its first use, because that is slow and most pages write times in one way only. */
export function lateFormat(tag: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(tag, options));
}
