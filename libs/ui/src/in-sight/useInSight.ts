import { type RefObject, useEffect, useRef, useState } from 'react';

/** True from the moment at which the element comes within a screen's half of the player's view; it stays true. */
export function useInSight<Box extends Element>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (isInSight || !box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInSight(true);
      },
      { rootMargin: '50% 0%' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isInSight]);

  return [box, isInSight];
}
