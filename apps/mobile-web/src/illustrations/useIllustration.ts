import { usePrefersReducedMotion } from '@parlour/ui/motion';
import { type RefObject, useRef, useState } from 'react';
import { useIsSeen } from './useIsSeen';

export type Illustration = {
  box: RefObject<HTMLElement | null>;
  /** It moves only while somebody may see it. */
  isRunning: boolean;
  canPause: boolean;
  isPaused: boolean;
  onPause: () => void;
};

/** Whether figures may move: in sight, not stopped by the player, and motion is welcome. */
export function useIllustration(): Illustration {
  const box = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isStill = usePrefersReducedMotion();
  const isSeen = useIsSeen(box);
  return { box, isRunning: isSeen && !isPaused && !isStill, canPause: !isStill, isPaused, onPause: () => setPaused(!isPaused) };
}
