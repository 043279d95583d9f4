import { readStored, writeStored } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/**
 * Whether a block of the player's own games takes up space on home. Until the games have loaded, the answer of the last
 * visit on this phone holds, so that nothing on the page moves when they arrive.
 */
export function useReservedHeight(block: 'recent' | 'favourites', hasGames: boolean | undefined): boolean {
  const key = `games.height.${block}`;
  const [wasShown] = useState(() => readStored('local', key, v.boolean()) ?? false);

  useEffect(() => {
    if (hasGames !== undefined) writeStored('local', key, hasGames);
  }, [key, hasGames]);

  return hasGames ?? wasShown;
}
