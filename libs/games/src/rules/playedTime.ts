/** Milliseconds as m:ss, from an hour on as h:mm:ss; never below zero, whatever the clocks say. */
export function playedTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000)) || 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
