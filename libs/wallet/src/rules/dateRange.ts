/** Ranges of every record (product decision 3), in the order of their chips. */
export const rangeIds = ['today', 'yesterday', '7d', '30d', 'custom'] as const;
export type RangeId = (typeof rangeIds)[number];

/** A custom range holds this many days at most, and starts no earlier than so many days ago. */
export const MAX_DAYS = 31;
export const DAYS_BACK = 90;

export type DateRange = {
  id: RangeId;
  /** First and last day as YYYY-MM-DD in the player's zone. */
  fromDay: string;
  toDay: string;
  /** Milliseconds; `to` is excluded. */
  from: number;
  to: number;
};

export type RangeProblem = 'missing' | 'reversed' | 'tooLong' | 'tooOld' | 'future';

/** The day of a moment in the player's zone. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Midnight of a day in the player's zone, `shift` days later; NaN for what is no day of the calendar. */
export function startOfDay(day: string, shift = 0): number {
  const [year = NaN, month = NaN, date = NaN] = /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').map(Number) : [];
  const start = new Date(year, month - 1, date);
  if (Number.isNaN(start.getTime()) || start.getMonth() !== month - 1) return NaN;
  // By calendar, not by hours: a day of a clock change has 23 or 25.
  return new Date(year, month - 1, date + shift).getTime();
}

export function shiftDay(day: string, shift: number): string {
  return dayOf(startOfDay(day, shift));
}

/** What is wrong with a range that a player has put together. */
export function rangeProblem(fromDay: string, toDay: string, now: number): RangeProblem | undefined {
  const [from, to, today] = [startOfDay(fromDay), startOfDay(toDay), dayOf(now)];
  if (Number.isNaN(from) || Number.isNaN(to)) return 'missing';
  if (from > to) return 'reversed';
  if (to > startOfDay(today)) return 'future';
  if (from < startOfDay(today, -DAYS_BACK)) return 'tooOld';
  if (to >= startOfDay(fromDay, MAX_DAYS)) return 'tooLong';
  return undefined;
}

const offsets: Record<Exclude<RangeId, 'custom'>, [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  '7d': [-6, 0],
  '30d': [-29, 0],
};

function isRangeId(id: string | null | undefined): id is RangeId {
  return rangeIds.some((known) => known === id);
}

/** The range that an address asks for; what cannot be shown becomes the last seven days. */
export function readRange(query: { range?: string | null; from?: string | null; to?: string | null }, now: number): DateRange {
  const { from: fromDay = '', to: toDay = '' } = query;
  if (query.range === 'custom' && rangeProblem(fromDay ?? '', toDay ?? '', now) === undefined)
    return span('custom', fromDay ?? '', toDay ?? '');
  const id = isRangeId(query.range) && query.range !== 'custom' ? query.range : '7d';
  const today = dayOf(now);
  return span(id, shiftDay(today, offsets[id][0]), shiftDay(today, offsets[id][1]));
}

function span(id: RangeId, fromDay: string, toDay: string): DateRange {
  return { id, fromDay, toDay, from: startOfDay(fromDay), to: startOfDay(toDay, 1) };
}
