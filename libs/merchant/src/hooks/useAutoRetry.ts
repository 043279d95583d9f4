import { useEffect, useState } from 'react';
import { retryAfter } from '../rules/retryAfter';

/** Asks again by itself, ever more rarely, and at once when the player comes back to the page. */
export function useAutoRetry(retry: () => void): { secondsLeft: number; retryNow: () => void } {
  const [attempts, setAttempts] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(retryAfter(0));

  function retryNow() {
    setAttempts(attempts + 1);
    setSecondsLeft(retryAfter(attempts + 1));
    retry();
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.hidden) return;
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
      else retryNow();
    }, 1000);
    const handleReturn = () => {
      if (!document.hidden) retryNow();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  });

  return { secondsLeft, retryNow };
}
