import { useEffect, useState } from 'react';
import { useInterrupted } from './useInterrupted';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';
import { whenAtRest } from './whenAtRest';

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
