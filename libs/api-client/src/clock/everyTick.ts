/** Calls `update` every `ms` milliseconds and on return to the app, because browsers throttle timers in the background. Returns a stop. */
export function everyTick(update: () => void, ms: number): () => void {
  const timer = setInterval(update, ms);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
