import { useEffect, useState } from 'react';
import { useMoment } from '../motion/useMoment';

const DURATION_MS = 900;

/**
 * Counts from 0 to 1 within 900 ms or less, fast at first and slow at the end; the caller applies `share` to its figure. It begins when the page is
 * at rest. Any input ends it at once. With reduced motion, or if it is not on, `share` is 1 from the start. Screen readers should get the final
 * figure alone.
 */
export function useCountUp(isOn: boolean, duration = DURATION_MS): { share: number; isCounting: boolean } {
  // From 0 to 1.
  const [progress, setProgress] = useState(0);
  const moment = useMoment(isOn && progress < 1);

  useEffect(() => {
    if (moment !== 'playing') return;
    let frame = requestAnimationFrame((startedAt) => step(startedAt, startedAt));
    function step(at: number, startedAt: number) {
      const share = Math.min(1, (at - startedAt) / duration);
      setProgress(share);
      if (share < 1) frame = requestAnimationFrame((next) => step(next, startedAt));
    }
    return () => cancelAnimationFrame(frame);
  }, [moment, duration]);

  const isCounting = moment !== 'over';
  return { share: isCounting ? 1 - (1 - progress) ** 3 : 1, isCounting };
}
