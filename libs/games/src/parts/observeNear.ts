type Watcher = (isNear: boolean) => void;

/** Near is one screen away: less would show gaps in a fast scroll, more would hold too many tiles. */
const margin = '100% 0%';
const watchers = new Map<Element, Watcher>();
let observer: IntersectionObserver | undefined;

/** Tells when an element comes near the view and when it leaves; one observer serves all. Returns how to stop. */
export function observeNear(element: Element, watcher: Watcher): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  watchers.set(element, watcher);
  observer.observe(element);
  return () => {
    watchers.delete(element);
    observer?.unobserve(element);
  };
}
