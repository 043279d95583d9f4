import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is visible now: scrolled into view, on a visible page. */
export function useIsSeen(box: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isInFront, setInFront] = useState(() => document.visibilityState === 'visible');

  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(box.current);
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [box]);

  return isInView && isInFront;
}
