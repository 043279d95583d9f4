import { serverNow } from '@parlour/api-client';
import { useEffect, useEffectEvent } from 'react';
import { lotteryLimits } from '../rules/lotteryLimits';

/** Asks again when the next draw is over, and at once when the app comes back to the foreground or to the network. */
export function useResync(dueAt: number | undefined, refetch: () => void, fetchedAt: number | undefined): void {
  const ask = useEffectEvent(refetch);

  useEffect(() => {
    const resume = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', resume);
    window.addEventListener('pageshow', resume);
    window.addEventListener('online', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      window.removeEventListener('pageshow', resume);
      window.removeEventListener('online', resume);
    };
  }, []);

  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const wait = dueAt - serverNow() + lotteryLimits.afterDraw;
    // A draw that should be over and is not, by the gateway's own word, is looked at more slowly; far ones by the day's end.
    const timer = setTimeout(ask, Math.min(wait > 0 ? wait : lotteryLimits.again, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [dueAt, fetchedAt]);
}
