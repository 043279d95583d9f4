import { useSyncExternalStore } from 'react';

/** The width from which TileGrid has five tiles a row. */
const TABLET = '(min-width: 48rem)';

/** The number of tiles that fill whole rows of a TileGrid: rows of two or three on a phone, rows of five on a tablet. */
export function useTilesPerChunk(): number {
  return useSyncExternalStore(subscribe, isTablet, () => false) ? 10 : 6;
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const query = matchMedia(TABLET);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isTablet(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(TABLET).matches;
}
