import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../supports/mediaQuery';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = watchMedia(QUERY);

/** The player's own setting overrides the system's. */
function isReduced(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  if (chosen) return chosen === 'reduce';
  return matchesMedia(QUERY);
}

/** Whether the player prefers reduced motion. Prerendered markup assumes so until the setting is known. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => true);
}
