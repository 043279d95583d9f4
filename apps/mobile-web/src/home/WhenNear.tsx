import { useInSight } from '@parlour/ui/in-sight';
import type { ReactNode } from 'react';

/** Renders what it holds once the player comes within a screen's half of it; it stays. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [place, isNear] = useInSight<HTMLDivElement>();

  return isNear ? children : <div ref={place} />;
}
