import { countries } from '../countries/countries';
import type { Merchant } from './merchants';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const offsets = new Map(countries.map(({ country }) => [country.code, offsetIn(country.timeZone)]));

/** Returns the difference between the merchant's clock and UTC; in a country with daylight saving time that of 1 January, all year. */
export function offsetOf({ country }: Pick<Merchant, 'country'>): number {
  return offsets.get(country) ?? 0;
}

function offsetIn(timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(Date.UTC(2026, 0, 1)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) * hourMs;
}

/** Returns the midnight that starts the merchant's day of `now`, moved by `days`. */
export function merchantMidnight(merchant: Merchant, now: number, days = 0): number {
  const offset = offsetOf(merchant);
  return Math.floor((now + offset) / dayMs) * dayMs - offset + days * dayMs;
}

/** Formats `at` as YYYY-MM-DD in the merchant's time zone. */
export function merchantDay(merchant: Pick<Merchant, 'country'>, at: number): string {
  return new Date(at + offsetOf(merchant)).toISOString().slice(0, 10);
}

export type CalendarPeriod = 'today' | 'week' | 'month';

/** Returns the merchant's day, week from Monday, or month that contains `now`. */
export function merchantPeriod(merchant: Merchant, period: CalendarPeriod, now: number): { startsAt: number; endsAt: number } {
  const day = merchantDay(merchant, now);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const month = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  const [back, length] = { today: [0, 1], week: [weekday, 7], month: [Number(day.slice(8)) - 1, month] }[period] as [number, number];
  const startsAt = merchantMidnight(merchant, now, -back);
  return { startsAt, endsAt: startsAt + length * dayMs };
}

/** Returns the last week from Thursday to Wednesday that was over at `now`: the one that Thursday's cashback is for. */
export function cashbackWeek(merchant: Merchant, now: number): { startsAt: number; endsAt: number } {
  const weekday = new Date(`${merchantDay(merchant, now)}T00:00:00Z`).getUTCDay();
  const endsAt = merchantMidnight(merchant, now, -((weekday - 4 + 7) % 7));
  return { startsAt: endsAt - 7 * dayMs, endsAt };
}

/** Returns the Thursday window (22:00 to 23:59) that is open at `now`, or the next one, and the one after it. */
export function thursdayNight(merchant: Merchant, now: number): { from: number; until: number; nextAt: number } {
  const weekday = new Date(`${merchantDay(merchant, now)}T00:00:00Z`).getUTCDay();
  const thursday = merchantMidnight(merchant, now, (4 - weekday + 7) % 7);
  const from = thursday + 22 * hourMs;
  const isOver = now >= thursday + dayMs - 60_000;
  const start = isOver ? from + 7 * dayMs : from;
  return { from: start, until: start + 2 * hourMs - 60_000, nextAt: start + 7 * dayMs };
}
