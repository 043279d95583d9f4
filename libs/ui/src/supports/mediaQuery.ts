/** Subscribes to changes of a media query. For `useSyncExternalStore`. */
export function watchMedia(query: string): (onChange: () => void) => () => void {
  return (onChange) => {
    if (typeof matchMedia === 'undefined') return () => undefined;
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
}

/** Whether a media query holds; false where there are none. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches;
}
