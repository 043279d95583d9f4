import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../supports/mediaQuery';

/** The width from which TileGrid has five tiles a row. */
const TABLET = '(min-width: 48rem)';

const subscribe = watchMedia(TABLET);

/** The number of tiles that fill whole rows of a TileGrid: rows of two or three on a phone, rows of five on a tablet. */
export function useTilesPerChunk(): number {
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(TABLET),
    () => false,
  )
    ? 10
    : 6;
}
