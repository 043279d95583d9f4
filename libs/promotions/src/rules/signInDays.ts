import { compareMoney } from '@parlour/kernel/money';
import type { RewardPicture } from '../parts/RewardArt';
import type { SignInDay } from '../wire/rewardWire';

/** In the order of the days, each larger than the one before. */
const steps: readonly RewardPicture[] = ['coin', 'coins2', 'coins3', 'coins5', 'coins7', 'bag'];

/** Returns the picture of each day's gift, in the order of the days. Pictures grow until the day with the largest gift, which has the chest, and then start again. */
export function giftPictures(days: readonly SignInDay[]): ReadonlyMap<string, RewardPicture> {
  const most = days.reduce((best, { amount }) => (compareMoney(amount, best) > 0 ? amount : best), '0');
  const differ = days.some(({ amount }) => compareMoney(amount, most) !== 0);
  let step = 0;
  return new Map(
    days.map(({ day, amount }) => {
      if (differ && compareMoney(amount, most) === 0) {
        step = 0;
        return [day, 'chest'] as const;
      }
      const picture = steps[Math.min(step, steps.length - 1)] ?? 'coin';
      step = differ ? step + 1 : (step + 1) % steps.length;
      return [day, picture] as const;
    }),
  );
}

const DAYS = 7;
/** Days before today that the strip shows, if there are enough. */
const BEFORE = 2;

/**
 * Returns seven days of the calendar with today among them; all of them if there are fewer. For a player who has not checked in before, today
 * comes first, if the month has enough days left.
 */
export function weekAround(days: readonly SignInDay[]): readonly SignInDay[] {
  const start = Math.max(0, Math.min(Math.max(placeOfToday(days) - BEFORE, firstPlace(days)), days.length - DAYS));
  return days.slice(start, start + DAYS);
}

/** Returns the day of the first check-in of the month, or today before there is one. What was missed earlier is no gap: a new player was not here. */
export function firstDay(days: readonly SignInDay[]): string | undefined {
  return days[firstPlace(days)]?.day;
}

/** Returns the number of days in a row on which the player has checked in, up to today or, before today's check-in, to yesterday. */
export function streakOf(days: readonly SignInDay[]): number {
  const past = days.slice(0, placeOfToday(days) + 1).filter(({ state }) => state !== 'open');
  return past.reduce((row, { state }) => (state === 'done' ? row + 1 : 0), 0);
}

function firstPlace(days: readonly SignInDay[]): number {
  return days.findIndex(({ state }) => state !== 'missed');
}

function placeOfToday(days: readonly SignInDay[]): number {
  const open = days.findIndex(({ state }) => state === 'open');
  const ahead = days.findIndex(({ state }) => state === 'ahead');
  return open >= 0 ? open : ahead >= 0 ? ahead - 1 : days.length - 1;
}
