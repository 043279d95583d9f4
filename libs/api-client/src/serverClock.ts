// The Date header is cut to seconds, so each reply bounds the offset from both sides; the bounds narrow with every reply.
let earliest = -Infinity;
let latest = Infinity;

/** Learns from a reply's `Date` header; `sentAt` and `receivedAt` are the device's clock in milliseconds. */
export function noteServerDate(header: string | null, sentAt: number, receivedAt: number): void {
  const date = header ? Date.parse(header) : NaN;
  if (Number.isNaN(date)) return;
  const low = date - receivedAt;
  const high = date + 1000 - sentAt;
  const isConsistent = low <= latest && high >= earliest;
  // Out of the bounds: one of the two clocks was set, so what was learned before is void.
  earliest = isConsistent ? Math.max(earliest, low) : low;
  latest = isConsistent ? Math.min(latest, high) : high;
}

/** The gateway's time in milliseconds since the epoch; the device's own until the first reply. Deadlines are counted by it. */
export function serverNow(): number {
  const offset = Number.isFinite(earliest) && Number.isFinite(latest) ? (earliest + latest) / 2 : 0;
  return Math.round(Date.now() + offset);
}
