import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const list = matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** The player's own setting overrides the system's. */
function isReduced(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  if (chosen) return chosen === 'reduce';
  return typeof matchMedia !== 'undefined' && matchMedia(QUERY).matches;
}

/** Whether the player prefers reduced motion. Prerendered markup assumes so until the setting is known. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => true);
}
