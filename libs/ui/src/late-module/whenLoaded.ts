const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls `onLoad` with a module that a component needs only once it is shown. A failed load is tried again after a pause, which doubles each time,
 * and when the device is online again; what the component shows without the module stays until then. Returns a function that stops it.
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
