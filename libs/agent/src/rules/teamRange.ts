/** Ranges of every figure (product decision 3), in the order of their chips. */
export const rangeIds = ['today', 'yesterday', '7d', '30d', 'custom'] as const;
export type RangeId = (typeof rangeIds)[number];

/** A range of the agent's choice holds this many days at most, and starts no earlier than so many days ago. */
export const MAX_DAYS = 31;
export const DAYS_BACK = 90;

export type TeamRange = {
  id: RangeId;
  /** First and last day as YYYY-MM-DD in the agent's zone. */
  fromDay: string;
  toDay: string;
  /** Milliseconds; `to` is excluded. */
  from: number;
  to: number;
};
export type RangeProblem = 'missing' | 'reversed' | 'future' | 'tooOld' | 'tooLong';

/** How many days before today a range begins and ends. */
const daysBack: Record<Exclude<RangeId, 'custom'>, readonly [number, number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  '7d': [6, 0],
  '30d': [29, 0],
};

export function dayOf(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Midnight of a day, `later` days on by the calendar; NaN for what is no day. */
export function midnight(day: string, later = 0): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return NaN;
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getMonth() === month - 1 ? new Date(year, month - 1, date + later).getTime() : NaN;
}

export function rangeProblem(fromDay: string, toDay: string, now: number): RangeProblem | undefined {
  const [from, to, today] = [midnight(fromDay), midnight(toDay), midnight(dayOf(now))];
  if (Number.isNaN(from + to)) return 'missing';
  if (from > to) return 'reversed';
  if (to > today) return 'future';
  if (from < midnight(dayOf(now), -DAYS_BACK)) return 'tooOld';
  return to >= midnight(fromDay, MAX_DAYS) ? 'tooLong' : undefined;
}

/** The range that an address asks for; what cannot be shown becomes today. */
export function readTeamRange(query: URLSearchParams, now: number): TeamRange {
  const asked = rangeIds.find((id) => id === query.get('range')) ?? 'today';
  const [fromDay, toDay] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (asked === 'custom' && rangeProblem(fromDay, toDay, now) === undefined) return span('custom', fromDay, toDay);
  const id = asked === 'custom' ? 'today' : asked;
  const [first, last] = daysBack[id];
  const today = dayOf(now);
  return span(id, dayOf(midnight(today, -first)), dayOf(midnight(today, -last)));
}

/** The same range in an address. */
export function rangeQuery({ id, fromDay, toDay }: Pick<TeamRange, 'id' | 'fromDay' | 'toDay'>): Record<string, string> {
  return id === 'custom' ? { range: id, from: fromDay, to: toDay } : { range: id };
}

function span(id: RangeId, fromDay: string, toDay: string): TeamRange {
  return { id, fromDay, toDay, from: midnight(fromDay), to: midnight(toDay, 1) };
}
