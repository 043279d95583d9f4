import { serverNow } from '@parlour/api-client';
import { readStored, removeStored, writeStored } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** Specification 4 and 9: the countdown's tick and what it shows first. */
const TICK_MS = 500;
const INITIAL_SECONDS = 60;
/** No gateway makes anybody wait longer; one whose clock is wrong locks nobody out. */
const LONGEST_SECONDS = 600;

/** Whole seconds of gateway time until then: 0 for what is past, too far off to be meant, or no time at all. */
export function secondsUntil(time: number, now: number): number {
  const seconds = Math.ceil((time - now) / 1000);
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : 0;
}

type Count = { key: string; until: number | undefined; left: number };

function storedCount(key: string): Count {
  const until = readStored('session', key, v.number());
  return { key, until, left: until === undefined ? 0 : secondsUntil(until, serverNow()) };
}

/** Seconds until another code can be had, by the gateway's `expirationTime`; a reload does not start it anew. */
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
    // Timers sleep in the background.
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
