// The Date header has a resolution of one second, so each reply gives a lower and an upper bound of the offset. The bounds narrow with
// every reply.
let earliest = -Infinity;
let latest = Infinity;

/** Updates the offset from a reply's `Date` header; `sentAt` and `receivedAt` are device times in milliseconds. */
export function noteServerDate(header: string | null, sentAt: number, receivedAt: number): void {
  const date = header ? Date.parse(header) : NaN;
  if (Number.isNaN(date)) return;
  const low = date - receivedAt;
  const high = date + 1000 - sentAt;
  const isConsistent = low <= latest && high >= earliest;
  // Outside the bounds, so one of the two clocks was changed: discard the earlier bounds.
  earliest = isConsistent ? Math.max(earliest, low) : low;
  latest = isConsistent ? Math.min(latest, high) : high;
}

/** Returns the gateway's time in milliseconds since the epoch; the device's time until the first reply. Use it for all deadlines. */
export function serverNow(): number {
  const offset = Number.isFinite(earliest) && Number.isFinite(latest) ? (earliest + latest) / 2 : 0;
  return Math.round(Date.now() + offset);
}
