import { useEffect, useEffectEvent } from 'react';

/** Specification 1, "Cosmetic widgets": values of the illustrative counter. Intervals in milliseconds. */
export const jackpotNumbers = {
  start: '25839768.89',
  increment: { least: 100, most: 500, step: 1 },
  wait: { least: 3000, most: 5000, step: 1000 },
} satisfies Record<string, Span | string>;

/** Specification 1, "Cosmetic widgets": values of the illustrative figures. Intervals in milliseconds. */
export const statisticsNumbers = {
  users: { least: 1e8, most: 3e8, step: 1 },
  usersWait: { least: 3000, most: 5000, step: 1000 },
  winnings: { least: 1e6, most: 1.2e6, step: 1 },
  winningsWait: { least: 1000, most: 8000, step: 1000 },
} satisfies Record<string, Span>;

/** Calls back repeatedly, each time after a random wait (in milliseconds) within the span. Has no timer while it is off. */
export function useBeat(isRunning: boolean, wait: Span, onBeat: () => void): void {
  const beat = useEffectEvent(onBeat);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer = window.setTimeout(next, randomWithin(wait));
    function next() {
      beat();
      timer = window.setTimeout(next, randomWithin(wait));
    }
    return () => window.clearTimeout(timer);
  }, [isRunning, wait]);
}

/** Both ends are included; `step` is the distance between two values. */
type Span = { least: number; most: number; step: number };

/** Returns a random value of a span; all values are equally likely. */
export function randomWithin({ least, most, step }: Span): number {
  const values = Math.floor((most - least) / step) + 1;
  return least + step * Math.min(Math.floor(Math.random() * values), values - 1);
}
