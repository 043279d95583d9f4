import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';
import { whenPlayerActs } from './whenPlayerActs';

/** A moment that is due waits until the page is at rest. */
type Moment = 'due' | 'playing' | 'over';

/** Returns the state of a moment that plays once `isOn` is true. Any input ends it. With reduced motion it is over from the start. */
export function useMoment(isOn: boolean): Moment {
  const mayPlay = !usePrefersReducedMotion() && isOn;
  const isLive = !useInterrupted(mayPlay) && mayPlay;
  const [isAtRest, setAtRest] = useState(false);

  useEffect(() => (isLive ? whenAtRest(() => setAtRest(true)) : undefined), [isLive]);

  if (!isLive) return 'over';
  return isAtRest ? 'playing' : 'due';
}

/** While frames take longer, the page still renders. */
const LONG_FRAME_MS = 50;
const LATEST_MS = 600;

/** Calls `begin` after the first short frame, or after 600 ms, so that a moment does not play while its page still renders. Returns a function that cancels it. */
function whenAtRest(begin: () => void): () => void {
  let frame = requestAnimationFrame((first) => wait(first, -Infinity, first));
  function wait(at: number, previous: number, first: number) {
    if (at - previous < LONG_FRAME_MS || at - first > LATEST_MS) return begin();
    frame = requestAnimationFrame((next) => wait(next, at, first));
  }
  return () => cancelAnimationFrame(frame);
}

/** Returns whether the player has done anything since the component appeared, so that a moment can skip to its end. It listens only while `isOn`. */
export function useInterrupted(isOn = true): boolean {
  const [isInterrupted, setInterrupted] = useState(false);
  useEffect(() => (isOn && !isInterrupted ? whenPlayerActs(() => setInterrupted(true)) : undefined), [isOn, isInterrupted]);
  return isInterrupted;
}
