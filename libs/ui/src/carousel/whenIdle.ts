import { supports } from '../supports/supports';

const LATEST_MS = 3000;

/** Runs a task once the page has loaded and is idle. Returns a function that cancels it. */
export function whenIdle(task: (signal: AbortSignal) => void): () => void {
  const off = new AbortController();
  const run = () => !off.signal.aborted && task(off.signal);
  const wait = () => {
    const whenQuiet = supports.idleCallback();
    if (whenQuiet) whenQuiet(run, { timeout: LATEST_MS });
    else setTimeout(run);
  };

  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: off.signal });
  return () => off.abort();
}
