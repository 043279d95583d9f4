/** Waits until the signal aborts, also for a promise that ignores the signal, like a body that never ends. */
export async function withinTime<Value>(asked: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
    asked.then(resolve, reject);
  });
}
