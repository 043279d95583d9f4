const FIRST_S = 15;
const LONGEST_S = 120;

/** How long to wait before the next look whether the site is open again, in seconds: 15, 30, 60, then 120. */
export function retryAfter(attempts: number): number {
  return Math.min(FIRST_S * 2 ** attempts, LONGEST_S);
}
