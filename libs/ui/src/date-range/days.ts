import { wallTime } from '../date/wallTime';

/** The day of a moment in the player's zone, or in another one (`Asia/Manila`), as YYYY-MM-DD; an empty text for an invalid moment. */
export function dayOf(moment: number, timeZone?: string): string {
  const at = wallTime(moment, timeZone);
  if (Number.isNaN(at.getTime())) return '';
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Midnight of a day in the player's zone, `shift` days later; NaN for an invalid date. */
export function startOfDay(day: string, shift = 0): number {
  const [year = NaN, month = NaN, date = NaN] = /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').map(Number) : [];
  const start = new Date(year, month - 1, date);
  if (Number.isNaN(start.getTime()) || start.getMonth() !== month - 1) return NaN;
  // Counts calendar days, not hours: a day on which the clocks change has 23 or 25.
  return new Date(year, month - 1, date + shift).getTime();
}

export function shiftDay(day: string, shift: number): string {
  return dayOf(startOfDay(day, shift));
}
