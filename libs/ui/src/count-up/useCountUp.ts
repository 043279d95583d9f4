import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '../motion/usePrefersReducedMotion';

const DURATION_MS = 900;
/** While frames take longer, the page still renders what came with the figure, and the count would jump. */
const LONG_FRAME_MS = 50;
const LONGEST_WAIT_MS = 600;

/**
 * Counts from 0 to 1 within 900 ms, quick at first and slow at the end; the caller applies `share` to its figure. It begins after the first short
 * frame, or after 600 ms. A tap or a key anywhere ends it at once. With reduced motion, or if it is not on, `share` is 1 from the start. Screen
 * readers should get the final figure alone.
 */
export function useCountUp(isOn: boolean): { share: number; isCounting: boolean } {
  const isReduced = usePrefersReducedMotion();
  // From 0 to 1.
  const [progress, setProgress] = useState(0);
  const isCounting = isOn && !isReduced && progress < 1;

  useEffect(() => {
    if (!isCounting) return;
    const finish = () => setProgress(1);
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    let frame = requestAnimationFrame((first) => wait(first, -Infinity, first));
    function wait(at: number, previous: number, first: number) {
      if (at - previous < LONG_FRAME_MS || at - first > LONGEST_WAIT_MS) return step(at, at);
      frame = requestAnimationFrame((next) => wait(next, at, first));
    }
    function step(at: number, startedAt: number) {
      const share = Math.min(1, (at - startedAt) / DURATION_MS);
      setProgress(share);
      if (share < 1) frame = requestAnimationFrame((next) => step(next, startedAt));
    }
    return () => {
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
      cancelAnimationFrame(frame);
    };
  }, [isCounting]);

  return { share: isCounting ? 1 - (1 - progress) ** 3 : 1, isCounting };
}
