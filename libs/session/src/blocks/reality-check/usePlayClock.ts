import { supports } from '@parlour/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { type PlayClock, openPlayClock, playClock, tickPlayClock } from './playClock';

const TICK_MS = 5000;

/** Counts the time in a game. If several tabs play, one counts and the others only display. */
export function usePlayClock(player: string): PlayClock | undefined {
  const clock = useSyncExternalStore(playClock.subscribe, playClock.read, playClock.read);
  useEffect(() => {
    openPlayClock(player);
    return holdWhile((isHeld) => {
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        if (isHeld()) tickPlayClock(player, now - last);
        last = now;
      }, TICK_MS);
      return () => clearInterval(timer);
    });
  }, [player]);
  return clock?.player === player ? clock : undefined;
}

/** Holds the browser's lock of the play clock until it is stopped. In a browser without locks, each tab counts. */
function holdWhile(work: (isHeld: () => boolean) => () => void): () => void {
  const locks = supports.locks();
  let isHeld = !locks;
  let release = () => undefined as void;
  const giveUp = new AbortController();
  const hold = () =>
    new Promise<void>((resolve) => {
      isHeld = true;
      release = resolve;
    });
  locks?.request('playClock', { signal: giveUp.signal }, hold).catch(() => undefined);
  const stop = work(() => isHeld);
  return () => {
    giveUp.abort();
    release();
    stop();
  };
}
