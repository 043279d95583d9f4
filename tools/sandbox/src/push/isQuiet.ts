import type { PushChoice } from './pushTopics';

/** True in the player's quiet hours, which may span midnight, at the place of a device. */
export function isQuiet(quiet: PushChoice['quiet'], timeZone: string, now: number): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
  return quiet.from < quiet.to ? time >= quiet.from && time < quiet.to : time >= quiet.from || time < quiet.to;
}
