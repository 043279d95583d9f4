import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once the element has come within half a screen of the viewport; it stays true. */
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
