import { serverNow } from '@parlour/api-client';
import { readStored, removeStored, writeStored } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** Specification 4 and 9: the countdown's interval and its initial value. */
const TICK_MS = 500;
const INITIAL_SECONDS = 60;
/** Maximum wait, so that a gateway with a wrong clock locks nobody out. */
const LONGEST_SECONDS = 600;

/** Returns the whole seconds until a gateway time; 0 if it is past, implausibly far away or invalid. */
export function secondsUntil(time: number, now: number): number {
  const seconds = Math.ceil((time - now) / 1000);
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : 0;
}

type Count = { key: string; until: number | undefined; left: number };

function storedCount(key: string): Count {
  const until = readStored('session', key, v.number());
  return { key, until, left: until === undefined ? 0 : secondsUntil(until, serverNow()) };
}

/** Returns the seconds until another code can be requested, by the gateway's `expirationTime`. A reload does not restart it. */
export function useCountdown(name: string): { left: number; start: (expirationTime: number) => void } {
  const key = `countdown.${name}`;
  const [count, setCount] = useState(() => storedCount(key));
  if (count.key !== key) setCount(storedCount(key));
  const { until, left } = count;

  useEffect(() => {
    if (until === undefined) return;
    const tick = () => {
      const seconds = secondsUntil(until, serverNow());
      if (seconds === 0) removeStored('session', key);
      setCount({ key, until: seconds > 0 ? until : undefined, left: seconds });
    };
    const timer = setInterval(tick, TICK_MS);
    // Browsers throttle timers in background tabs, so update when the tab becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until, key]);

  return {
    left,
    start: (expirationTime) => {
      if (secondsUntil(expirationTime, serverNow()) === 0) return;
      writeStored('session', key, expirationTime);
      setCount({ key, until: expirationTime, left: INITIAL_SECONDS });
    },
  };
}
