// The Date header has a resolution of one second, so each reply gives a lower and an upper bound of the offset. The bounds narrow with
// every reply.
let earliest = -Infinity;
let latest = Infinity;

/** Called after each reply that has a date, when the time of `serverNow` may have changed. */
export const clockListeners = new Set<() => void>();

/** `sentAt` and `receivedAt` are device times in milliseconds; a reply out of a cache is at most `copyAgeS` seconds old. */
type Received = { sentAt: number; receivedAt: number; copyAgeS?: number };

/** Updates the offset from a reply's `Date` header. */
export function noteServerDate(header: string | null, { sentAt, receivedAt, copyAgeS = 0 }: Received): void {
  const date = header ? Date.parse(header) : NaN;
  if (Number.isNaN(date)) return;
  const low = date - receivedAt;
  const high = date + 1000 * (1 + copyAgeS) - sentAt;
  const isConsistent = low <= latest && high >= earliest;
  // Outside the bounds, so one of the two clocks was changed: discard the earlier bounds.
  earliest = isConsistent ? Math.max(earliest, low) : low;
  latest = isConsistent ? Math.min(latest, high) : high;
  for (const listener of clockListeners) listener();
}

/** Returns the gateway's time in milliseconds since the epoch; the device's time until the first reply. Use it for all deadlines. */
export function serverNow(): number {
  // The device's clock counts while no reply contradicts it: the bounds from copies are wide.
  const isRight = earliest <= 0 && latest >= 0;
  // Most copies are young, so the time is close to the earlier bound.
  return Math.round(Date.now() + (isRight ? 0 : Math.min((earliest + latest) / 2, earliest + 500)));
}

let takenAt: number | undefined;

/** Sets the time that a page was rendered at, in milliseconds since the epoch, so that its hydration shows the same times. */
export function adoptPageTime(moment: number | undefined): void {
  takenAt = moment;
}

/** The server's time. On the server and while the app hydrates its page: the time at which the page was rendered. */
export function pageTime(): number {
  return takenAt ?? serverNow();
}
