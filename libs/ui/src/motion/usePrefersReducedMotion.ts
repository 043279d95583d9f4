import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What the player chose in the settings goes before what the system says. */
function isReduced(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  if (chosen) return chosen === 'reduce';
  return typeof matchMedia !== 'undefined' && matchMedia(QUERY).matches;
}

/** Whether the player asked for less motion. Markup made on a server assumes so: still until known. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => true);
}
