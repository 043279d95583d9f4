import { type RefObject, useEffect, useRef, useState } from 'react';
import { supports } from '../supports/supports';

/**
 * True once the element has come within half a screen of the viewport, or within `margin`; it stays true. Browsers without the observer show
 * everything.
 */
export function useInSight<Box extends Element>(margin = '50% 0%'): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (isInSight || !box.current) return undefined;
    if (!supports.intersectionObserver()) {
      const timer = setTimeout(() => setInSight(true));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInSight(true);
      },
      { rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isInSight, margin]);

  return [box, isInSight];
}
