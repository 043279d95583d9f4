import { usePrefersReducedMotion } from '@parlour/ui/motion';
import { type RefObject, useRef, useState } from 'react';
import { useIsSeen } from './useIsSeen';

export type Illustration = {
  box: RefObject<HTMLElement | null>;
  /** The figures change only while they are visible. */
  isRunning: boolean;
  canPause: boolean;
  isPaused: boolean;
  onPause: () => void;
};

/** Whether the figures may change: visible, not stopped by the player, and reduced motion is off. */
export function useIllustration(): Illustration {
  const box = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isStill = usePrefersReducedMotion();
  const isSeen = useIsSeen(box);
  return { box, isRunning: isSeen && !isPaused && !isStill, canPause: !isStill, isPaused, onPause: () => setPaused(!isPaused) };
}
