import { supports } from '../supports/supports';

/**
 * Calls `onSight` when the element comes within half a screen above or below the viewport, or within `margin`. A browser without
 * IntersectionObserver gets the call in the next task. Returns a function that stops watching.
 */
export function whenInSight(element: Element, onSight: () => void, margin = '50% 0%'): () => void {
  if (!supports.intersectionObserver()) {
    const timer = setTimeout(onSight);
    return () => clearTimeout(timer);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onSight();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
