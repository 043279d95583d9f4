/** Milliseconds as m:ss, from an hour on as h:mm:ss. Never negative, even if clocks disagree. */
export function playedTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000)) || 0;
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
