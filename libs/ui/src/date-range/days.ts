/** The day of a moment in the player's zone, as YYYY-MM-DD. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
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
