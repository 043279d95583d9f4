import { dayOf, shiftDay, startOfDay } from '@parlour/ui/date-range';

/** Ranges of profit and loss, in days (product decision 4.8). */
export const profitDays = [7, 30, 90] as const;
type ProfitDays = (typeof profitDays)[number];

/** Reads the range from the URL; unknown values fall back to a week. */
export function readProfitDays(text: string | null): ProfitDays {
  return profitDays.find((days) => String(days) === text) ?? profitDays[0];
}

/** Returns the range from the first day's midnight to the coming midnight, in the player's time zone. */
export function profitRange(days: ProfitDays, now: number): { from: number; to: number } {
  const today = dayOf(now);
  return { from: startOfDay(shiftDay(today, 1 - days)), to: startOfDay(today, 1) };
}
