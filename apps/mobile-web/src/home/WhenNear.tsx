import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Renders what it holds once the player comes within a screen's half of it; it stays. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '50% 0%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? children : <div ref={place} />;
}
