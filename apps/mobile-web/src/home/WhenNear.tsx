import { useInSight } from '@parlour/ui/in-sight';
import type { ReactNode } from 'react';

/** Renders its children once the player has scrolled within half a screen of them. They stay. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [place, isNear] = useInSight<HTMLDivElement>();

  return isNear ? children : <div ref={place} />;
}
