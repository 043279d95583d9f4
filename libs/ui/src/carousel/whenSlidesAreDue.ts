import { whenIdle } from './whenIdle';

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
