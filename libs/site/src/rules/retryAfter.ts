const FIRST_S = 15;
const LONGEST_S = 120;

/** Returns the seconds until the next check of whether the site is open again: 15, 30, 60, then 120. */
export function retryAfter(attempts: number): number {
  return Math.min(FIRST_S * 2 ** attempts, LONGEST_S);
}
