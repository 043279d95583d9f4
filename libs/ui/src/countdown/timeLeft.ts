const pad = (part: number) => String(part).padStart(2, '0');
const secondsOf = (msLeft: number) => Math.max(0, Math.ceil(msLeft / 1000));

/** Time left as mm:ss, from an hour on as hh:mm:ss. Never negative. */
export function countdownText(msLeft: number): string {
  const seconds = secondsOf(msLeft);
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [hours] : []), Math.floor((seconds % 3600) / 60), seconds % 60].map(pad).join(':');
}

/** Time left as whole days and the rest as hh:mm:ss. Never negative. */
export function countdownDays(msLeft: number): { days: number; clock: string } {
  const seconds = secondsOf(msLeft);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor((seconds % 3600) / 60), seconds % 60].map(pad).join(':');
  return { days: Math.floor(seconds / (24 * 3600)), clock };
}
