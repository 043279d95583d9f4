import { type RefObject, useEffect, useRef } from 'react';
import { timings } from '../rules/timings';

/**
 * Calls `onLoad` when the end of a list comes near: within the scroll threshold, once in the throttle's time at most, and
 * only while `isOpen` (there is more, nothing is on its way, the last page did not fail).
 */
export function useLoadMore(isOpen: boolean, onLoad: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  const lastLoadAt = useRef(-Infinity);

  useEffect(() => {
    load.current = onLoad;
  });

  useEffect(() => {
    if (!isOpen || !end.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(
          () => {
            lastLoadAt.current = Date.now();
            load.current();
          },
          Math.max(0, lastLoadAt.current + timings.loadMoreThrottle - Date.now()),
        );
      },
      { rootMargin: `0px 0px ${timings.scrollThreshold}px` },
    );
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isOpen]);

  return end;
}
