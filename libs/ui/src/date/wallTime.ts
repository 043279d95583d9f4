/**
 * The time on the wall at a moment (milliseconds since the epoch) in a zone such as `Asia/Manila`, as a date whose own parts say it. Without a zone, the
 * time here.
 */
export function wallTime(moment: number, timeZone?: string): Date {
  const at = new Date(moment);
  return timeZone ? new Date(at.toLocaleString('en-US', { timeZone })) : at;
}
