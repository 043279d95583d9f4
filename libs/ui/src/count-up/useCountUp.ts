import { useEffect, useState } from 'react';
import { useInterrupted } from '../motion/useInterrupted';
import { usePrefersReducedMotion } from '../motion/usePrefersReducedMotion';

const DURATION_MS = 900;
/** While frames take longer, the page still renders what came with the figure, and the count would jump. */
const LONG_FRAME_MS = 50;
const LONGEST_WAIT_MS = 600;

/**
 * Counts from 0 to 1 within 900 ms or less, fast at first and slow at the end; the caller applies `share` to its figure. It begins after the first
 * short frame, or after 600 ms. Any input ends it at once. With reduced motion, or if it is not on, `share` is 1 from the start. Screen
 * readers should get the final figure alone.
 */
export function useCountUp(isOn: boolean, duration = DURATION_MS): { share: number; isCounting: boolean } {
  const isReduced = usePrefersReducedMotion();
  // From 0 to 1.
  const [progress, setProgress] = useState(0);
  const canCount = isOn && !isReduced && progress < 1;
  const isCounting = !useInterrupted(canCount) && canCount;

  useEffect(() => {
    if (!isCounting) return;
    let frame = requestAnimationFrame((first) => wait(first, -Infinity, first));
    function wait(at: number, previous: number, first: number) {
      if (at - previous < LONG_FRAME_MS || at - first > LONGEST_WAIT_MS) return step(at, at);
      frame = requestAnimationFrame((next) => wait(next, at, first));
    }
    function step(at: number, startedAt: number) {
      const share = Math.min(1, (at - startedAt) / duration);
      setProgress(share);
      if (share < 1) frame = requestAnimationFrame((next) => step(next, startedAt));
    }
    return () => cancelAnimationFrame(frame);
  }, [isCounting, duration]);

  return { share: isCounting ? 1 - (1 - progress) ** 3 : 1, isCounting };
}
