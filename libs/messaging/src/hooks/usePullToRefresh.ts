import { useEffect, useEffectEvent } from 'react';

/** Pull distance that triggers a refresh, in CSS pixels. */
const DISTANCE = 80;

/** Refreshes when the player pulls the page down from its top. A button offers the same. */
export function usePullToRefresh(refresh: () => void): void {
  const onPull = useEffectEvent(refresh);
  useEffect(() => {
    let startY: number | undefined;
    const handleStart = ({ touches }: TouchEvent) => {
      startY = window.scrollY <= 0 && touches.length === 1 ? touches[0]?.clientY : undefined;
    };
    const handleEnd = ({ changedTouches }: TouchEvent) => {
      const endY = changedTouches[0]?.clientY;
      if (startY !== undefined && endY !== undefined && endY - startY > DISTANCE) onPull();
      startY = undefined;
    };
    document.addEventListener('touchstart', handleStart, { passive: true });
    document.addEventListener('touchend', handleEnd, { passive: true });
    return () => {
      document.removeEventListener('touchstart', handleStart);
      document.removeEventListener('touchend', handleEnd);
    };
  }, []);
}
