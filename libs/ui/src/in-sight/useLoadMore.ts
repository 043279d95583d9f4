import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { watchSight } from './watchSight';

/**
 * When to load the next page: this many CSS pixels before the end of the list is visible, and at most once per this many
 * milliseconds (specification 9).
 */
const loadMoreRule = { threshold: 300, throttle: 1000 } as const;

/**
 * Calls `onLoad` when the end of a list (the element of the ref) comes near the viewport; only while `isOpen` (there is a next
 * page, none is loading, the last one did not fail).
 */
export function useLoadMore(isOpen: boolean, onLoad: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const lastLoadAt = useRef(-Infinity);
  const load = useEffectEvent(() => {
    lastLoadAt.current = Date.now();
    onLoad();
  });

  useEffect(() => {
    if (!isOpen || !end.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchSight(
      end.current,
      (isInSight) => {
        clearTimeout(timer);
        if (isInSight) timer = setTimeout(load, Math.max(0, lastLoadAt.current + loadMoreRule.throttle - Date.now()));
      },
      `0px 0px ${loadMoreRule.threshold}px`,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOpen]);

  return end;
}
