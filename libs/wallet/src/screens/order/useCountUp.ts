import { type Money, addMoney, multiplyMoney, subtractMoney, truncateMoney } from '@parlour/kernel';
import { usePrefersReducedMotion } from '@parlour/ui/motion';
import { useEffect, useState } from 'react';

const DURATION_MS = 900;

/**
 * Counts an amount up within 900 ms. A tap or a key anywhere ends it at once, and with reduced motion the final amount stands there from
 * the start.
 */
export function useCountUp(from: Money, to: Money, isOn: boolean): { amount: Money; isCounting: boolean } {
  const isReduced = usePrefersReducedMotion();
  // From 0 to 1.
  const [progress, setProgress] = useState(0);
  const isCounting = isOn && !isReduced && progress < 1;

  useEffect(() => {
    if (!isCounting) return;
    const finish = () => setProgress(1);
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    let startedAt: number | undefined;
    let frame = requestAnimationFrame(step);
    function step(at: number) {
      startedAt ??= at;
      const share = Math.min(1, (at - startedAt) / DURATION_MS);
      setProgress(share);
      if (share < 1) frame = requestAnimationFrame(step);
    }
    return () => {
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
      cancelAnimationFrame(frame);
    };
  }, [isCounting]);

  if (!isCounting) return { amount: to, isCounting };
  // Quick at first, slow at the end.
  const eased = 1 - (1 - progress) ** 3;
  const passed = truncateMoney(multiplyMoney(subtractMoney(to, from), eased.toFixed(4)), 2);
  return { amount: addMoney(from, passed), isCounting };
}
