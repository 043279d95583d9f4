import { dayOf, shiftDay, startOfDay } from './days';

/** Ranges of every record and figure (product decision 3), in the order of their chips. */
export const rangeIds = ['today', 'yesterday', '7d', '30d', 'custom'] as const;
export type RangeId = (typeof rangeIds)[number];
export type PresetId = Exclude<RangeId, 'custom'>;

/** A custom range has at most this many days, and starts at most this many days ago. */
export const MAX_DAYS = 31;
export const DAYS_BACK = 90;

/** First and last day of a range, as YYYY-MM-DD in the player's zone. */
export type RangeDays = { id: RangeId; fromDay: string; toDay: string };

/** The range in milliseconds since the epoch; `to` is excluded. */
export type DayRange = RangeDays & { from: number; to: number };

export type RangeProblem = 'missing' | 'reversed' | 'tooLong' | 'tooOld' | 'future';

const shifts: Record<PresetId, readonly [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  '7d': [-6, 0],
  '30d': [-29, 0],
};

/** The error of a custom range; undefined if it is valid. */
export function rangeProblem(fromDay: string, toDay: string, now: number): RangeProblem | undefined {
  const [from, to, today] = [startOfDay(fromDay), startOfDay(toDay), dayOf(now)];
  if (Number.isNaN(from) || Number.isNaN(to)) return 'missing';
  if (from > to) return 'reversed';
  if (to > startOfDay(today)) return 'future';
  if (from < startOfDay(today, -DAYS_BACK)) return 'tooOld';
  return to >= startOfDay(fromDay, MAX_DAYS) ? 'tooLong' : undefined;
}

export function presetRange(id: PresetId, now: number): DayRange {
  const today = dayOf(now);
  const [from, to] = shifts[id];
  return span(id, shiftDay(today, from), shiftDay(today, to));
}

/** Reads the range from an address. A custom range is cut to its bounds; an invalid one becomes `fallback`. */
export function readRange(query: Pick<URLSearchParams, 'get'>, now: number, fallback: PresetId): DayRange {
  const asked = rangeIds.find((id) => id === query.get('range')) ?? fallback;
  if (asked !== 'custom') return presetRange(asked, now);
  const [fromDay, toDay] = clip(query.get('from') ?? '', query.get('to') ?? '', now);
  return rangeProblem(fromDay, toDay, now) === undefined ? span(asked, fromDay, toDay) : presetRange(fallback, now);
}

/** Cuts a range to the days that records exist for, and to its longest length, keeping its end. */
function clip(fromDay: string, toDay: string, now: number): [fromDay: string, toDay: string] {
  if (Number.isNaN(startOfDay(fromDay)) || Number.isNaN(startOfDay(toDay)) || fromDay > toDay) return [fromDay, toDay];
  const today = dayOf(now);
  const to = toDay > today ? today : toDay;
  const first = [fromDay, shiftDay(today, -DAYS_BACK), shiftDay(to, 1 - MAX_DAYS)].reduce((latest, day) => (day > latest ? day : latest));
  return [first, to];
}

/** Writes the range into an address. */
export function rangeQuery({ id, fromDay, toDay }: RangeDays): Record<string, string> {
  return id === 'custom' ? { range: id, from: fromDay, to: toDay } : { range: id };
}

function span(id: RangeId, fromDay: string, toDay: string): DayRange {
  return { id, fromDay, toDay, from: startOfDay(fromDay), to: startOfDay(toDay, 1) };
}
