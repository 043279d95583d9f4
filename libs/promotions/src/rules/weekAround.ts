import type { SignInDay } from '../wire/rewardWire';

const DAYS = 7;
/** Days before today that the strip shows, if there are enough. */
const BEFORE = 2;

/** Returns seven days of the calendar with today among them; all of them if there are fewer. */
export function weekAround(days: readonly SignInDay[]): readonly SignInDay[] {
  const open = days.findIndex(({ state }) => state === 'open');
  const ahead = days.findIndex(({ state }) => state === 'ahead');
  const today = open >= 0 ? open : ahead >= 0 ? ahead - 1 : days.length - 1;
  const start = Math.max(0, Math.min(today - BEFORE, days.length - DAYS));
  return days.slice(start, start + DAYS);
}
