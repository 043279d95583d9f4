import { useEffect, useEffectEvent, useState } from 'react';
import { retryAfter } from '../rules/retryAfter';

/** Retries automatically with increasing delays, and immediately when the player returns to the page. */
export function useAutoRetry(retry: () => void): { secondsLeft: number; retryNow: () => void } {
  const [attempts, setAttempts] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(retryAfter(0));

  function retryNow() {
    setAttempts(attempts + 1);
    setSecondsLeft(retryAfter(attempts + 1));
    retry();
  }

  const onTick = useEffectEvent(() => {
    if (document.hidden) return;
    if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
    else retryNow();
  });
  const onReturn = useEffectEvent(() => {
    if (!document.hidden) retryNow();
  });

  useEffect(() => {
    const timer = setInterval(() => onTick(), 1000);
    const handleVisibility = () => onReturn();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);

  return { secondsLeft, retryNow };
}
