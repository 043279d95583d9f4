import { usePrefersReducedMotion } from '@parlour/ui/motion';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type Illustration = {
  box: RefObject<HTMLElement | null>;
  /** The figures change only while they are visible. */
  isRunning: boolean;
  canPause: boolean;
  isPaused: boolean;
  onPause: () => void;
};

/**
 * Runs the animation of an illustrative figure while the figure is on screen. The player can pause it, and with reduced motion it never
 * runs.
 */
export function useIllustration(): Illustration {
  const box = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isStill = usePrefersReducedMotion();
  const isSeen = useIsSeen(box);
  return { box, isRunning: isSeen && !isPaused && !isStill, canPause: !isStill, isPaused, onPause: () => setPaused(!isPaused) };
}

/** Whether an element is visible now: scrolled into view, on a visible page. */
function useIsSeen(box: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isInFront, setInFront] = useState(() => document.visibilityState === 'visible');

  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(box.current);
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [box]);

  return isInView && isInFront;
}
