import { useEffect, useEffectEvent } from 'react';

export type PollPace = { firstMs: number; maxMs: number };

const GROWTH = 1.5;

/**
 * Polls while `isActive`, with growing pauses. It pauses while the page is hidden, and polls at once when the player comes back or the
 * connection returns. Only one call runs at a time, but a new `pace` starts a new poll, which does not wait for a call of the old one.
 */
export function usePoll(ask: () => Promise<unknown>, isActive: boolean, pace: PollPace): void {
  const { firstMs, maxMs } = pace;
  const run = useEffectEvent(ask);

  useEffect(() => {
    if (!isActive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = firstMs;
    let isAsking = false;
    let isOver = false;

    const askNow = async () => {
      if (isAsking || isOver) return;
      clearTimeout(timer);
      isAsking = true;
      await run().catch(() => undefined);
      isAsking = false;
      if (isOver || document.hidden) return;
      timer = setTimeout(() => void askNow(), delay);
      delay = Math.min(delay * GROWTH, maxMs);
    };
    const wake = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      delay = firstMs;
      void askNow();
    };

    timer = setTimeout(() => void askNow(), delay);
    const unlisten = [
      listen(document, 'visibilitychange', wake),
      listen(window, 'focus', wake),
      listen(window, 'online', wake),
      // Restored from the back/forward cache.
      listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && wake()),
    ];
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const stop of unlisten) stop();
    };
  }, [isActive, firstMs, maxMs]);
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
