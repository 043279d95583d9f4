/** Greater numbers are milliseconds: as seconds they would be after the year 5000. */
const SECONDS_END = 1e11;
/** A date with its zone. Without one nobody knows which moment it is. */
const DATE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** A moment in milliseconds since the epoch, of milliseconds, seconds or a date with its zone, as numbers or texts. Undefined if it is none of these. */
export function timeIn(moment: unknown): number | undefined {
  if (typeof moment === 'string' && DATE.test(moment)) return Date.parse(moment.replace(' ', 'T')) || undefined;
  const number = typeof moment === 'string' && /^\d+$/.test(moment) ? Number(moment) : moment;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return undefined;
  return Math.trunc(number < SECONDS_END ? number * 1000 : number);
}

/** As `timeIn`, for a moment that has to be there. */
export function timeOf(moment: unknown): number {
  const time = timeIn(moment);
  if (time === undefined) throw new TypeError('time');
  return time;
}
