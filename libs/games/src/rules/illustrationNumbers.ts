import type { Span } from './randomWithin';

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
