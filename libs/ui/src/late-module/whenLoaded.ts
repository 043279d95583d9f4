const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Loads a module that a component needs only when it is shown, and calls `onLoad` with it. A failed load is retried after a pause, which
 * doubles each time, and when the device is online again. Until then the component shows its fallback. Returns a function that stops the retries.
 */
export function whenLoaded<Module>(load: () => Promise<Module>, onLoad: (module: Module) => void): () => void {
  let isOver = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function start(): Promise<void> {
    clearTimeout(timer);
    const module = await load().catch(() => undefined);
    if (isOver) return;
    if (!module) {
      // The device may have come online during this load, which started another one.
      clearTimeout(timer);
      timer = setTimeout(handleDue, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      return;
    }
    stop();
    onLoad(module);
  }
  const handleDue = () => void start();
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', handleDue);
  }

  window.addEventListener('online', handleDue);
  void start();
  return stop;
}
