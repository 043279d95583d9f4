import { supports } from '../supports/supports';

type Due = {
  /** The player's finger is on the slides. */
  onTouch: () => void;
  /** The slides are due. `swipe` is how far the player has swiped, in pixels; nobody has touched the slides when it is undefined. */
  onDue: (swipe?: number) => void;
};

/**
 * Tells when the player has touched or focused the slides, or the page has been idle for a time (milliseconds). Without a time it waits for the
 * player. Returns a function that cancels it.
 */
export function whenSlidesAreDue(viewport: HTMLElement, idleMs: number | undefined, { onTouch, onDue }: Due): () => void {
  const off = new AbortController();
  const { signal } = off;
  let from = 0;
  const begin = ({ clientX }: PointerEvent) => {
    from = clientX;
    onTouch();
  };
  viewport.addEventListener('pointerdown', begin, { signal });
  viewport.addEventListener('pointerup', ({ clientX }) => onDue(clientX - from), { signal });
  viewport.addEventListener('pointercancel', () => onDue(0), { signal });
  viewport.addEventListener('focusin', () => onDue(0), { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = idleMs === undefined ? undefined : whenIdle(() => (timer = setTimeout(onDue, idleMs)));
  return () => {
    off.abort();
    clearTimeout(timer);
    cancel?.();
  };
}

const LATEST_MS = 3000;

/** Runs a task once the page has loaded and is idle. Returns a function that cancels it. */
function whenIdle(task: (signal: AbortSignal) => void): () => void {
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
