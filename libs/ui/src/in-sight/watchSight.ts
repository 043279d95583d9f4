import { supports } from '../supports/supports';

/**
 * Says whether the element is within half a screen above or below the viewport, or within `margin`: at first and with each change. For a browser
 * without IntersectionObserver it is, from the next task on. Returns a function that stops watching.
 */
export function watchSight(element: Element, onChange: (isInSight: boolean) => void, margin = '50% 0%'): () => void {
  if (!supports.intersectionObserver()) {
    const timer = setTimeout(() => onChange(true));
    return () => clearTimeout(timer);
  }
  // Several changes may arrive at once.
  const observer = new IntersectionObserver((entries) => entries.forEach(({ isIntersecting }) => onChange(isIntersecting)), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
