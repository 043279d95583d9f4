import { useEffect, useEffectEvent } from 'react';
import { type Span, randomWithin } from './randomWithin';

/** Calls again and again, each time after another wait (in milliseconds) of the span; without a timer while it does not run. */
export function useBeat(isRunning: boolean, wait: Span, onBeat: () => void): void {
  const beat = useEffectEvent(onBeat);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer = window.setTimeout(next, randomWithin(wait));
    function next() {
      beat();
      timer = window.setTimeout(next, randomWithin(wait));
    }
    return () => window.clearTimeout(timer);
  }, [isRunning, wait]);
}
