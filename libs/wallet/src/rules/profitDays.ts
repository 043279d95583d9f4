import { dayOf, shiftDay, startOfDay } from '@parlour/ui/date-range';

/** Ranges of profit and loss (product decision 4.8). */
export const profitDays = [7, 30, 90] as const;
export type ProfitDays = (typeof profitDays)[number];

/** Range by the address; what is not offered becomes a week. */
export function readProfitDays(text: string | null): ProfitDays {
  return profitDays.find((days) => String(days) === text) ?? profitDays[0];
}

/** From the first midnight to the coming one, in the player's zone. */
export function profitRange(days: ProfitDays, now: number): { from: number; to: number } {
  const today = dayOf(now);
  return { from: startOfDay(shiftDay(today, 1 - days)), to: startOfDay(today, 1) };
}
