const DAY_SECONDS = 24 * 3600;
const HOUR_SECONDS = 3600;

export type TimeLeft = { days: number; clock: string; isSoon: boolean };

/** Returns the time left until a deadline: whole days, and the rest as "19:59:58". Never negative. */
export function timeLeft(until: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((until - now) / 1000));
  const seconds = total % DAY_SECONDS;
  const parts = [Math.floor(seconds / HOUR_SECONDS), Math.floor((seconds % HOUR_SECONDS) / 60), seconds % 60];
  return {
    days: Math.floor(total / DAY_SECONDS),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
    isSoon: total < HOUR_SECONDS,
  };
}
