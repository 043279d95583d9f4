import { DAYS_BACK, dayOf, startOfDay } from '@parlour/ui/date-range';

export type HistoryProblem = 'missing' | 'reversed' | 'tooNew' | 'tooOld' | 'tooLong';

/** A request covers at most one year, within the last five years. */
export const HISTORY_DAYS = 366;
export const HISTORY_YEARS = 5;

/** Returns the problem with a range of older records. */
export function historyProblem(fromDay: string, toDay: string, now: number): HistoryProblem | undefined {
  const [from, to] = [startOfDay(fromDay), startOfDay(toDay)];
  const today = dayOf(now);
  if (Number.isNaN(from) || Number.isNaN(to)) return 'missing';
  if (from > to) return 'reversed';
  if (to > startOfDay(today, -DAYS_BACK)) return 'tooNew';
  if (from < startOfDay(today, 1 - HISTORY_YEARS * 365)) return 'tooOld';
  return to >= startOfDay(fromDay, HISTORY_DAYS) ? 'tooLong' : undefined;
}
