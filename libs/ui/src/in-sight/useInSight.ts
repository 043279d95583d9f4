import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchSight } from './watchSight';

/**
 * True once the element has come within half a screen of the viewport, or within `margin`; it stays true. Browsers without the observer show
 * everything.
 */
export function useInSight<Box extends Element>(margin?: string): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (isInSight || !box.current) return undefined;
    return watchSight(box.current, (isNow) => isNow && setInSight(true), margin);
  }, [isInSight, margin]);

  return [box, isInSight];
}
