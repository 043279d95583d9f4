import { useEffect, useState } from 'react';

/** Without a scroll for this long, the page rests. Safari before 26 has no event `scrollend`. */
const restMs = 300;

/** Returns whether the page scrolls. */
export function useIsScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), restMs);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, []);

  return isScrolling;
}
