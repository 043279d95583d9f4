import { serverNow } from '@parlour/api-client';
import { useEffect, useEffectEvent } from 'react';
import { lotteryLimits } from '../lottery/rules/lotteryLimits';

/** Refetches after the next draw, and at once when the app returns to the foreground or goes online. */
export function useResync(dueAt: number | undefined, refetch: () => void, fetchedAt: number | undefined): void {
  const resync = useEffectEvent(refetch);

  useEffect(() => {
    const resume = () => {
      if (document.visibilityState === 'visible') resync();
    };
    // The event also follows the load of a page, which has the latest draws.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && resume();
    document.addEventListener('visibilitychange', resume);
    window.addEventListener('pageshow', handleShow);
    window.addEventListener('online', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      window.removeEventListener('pageshow', handleShow);
      window.removeEventListener('online', resume);
    };
  }, []);

  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const wait = dueAt - serverNow() + lotteryLimits.afterDraw;
    // A draw that is overdue by the gateway's clock is polled more slowly. setTimeout takes at most 2^31 - 1 ms.
    const timer = setTimeout(resync, Math.min(wait > 0 ? wait : lotteryLimits.again, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [dueAt, fetchedAt]);
}
