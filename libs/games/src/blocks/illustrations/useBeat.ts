import { useEffect, useEffectEvent } from 'react';
import { type Span, randomWithin } from '../../rules/randomWithin';

/** Calls back repeatedly, each time after a random wait (in milliseconds) within the span. Has no timer while it is off. */
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
