import { readStored, writeStored } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/**
 * Whether a block of the player's own games has room on home: as last time on this phone until it is known, so that
 * nothing on the page moves when the answer comes.
 */
export function useRoomKept(block: 'recent' | 'favourites', hasGames: boolean | undefined): boolean {
  const key = `games.room.${block}`;
  const [wasThere] = useState(() => readStored('local', key, v.boolean()) ?? false);

  useEffect(() => {
    if (hasGames !== undefined) writeStored('local', key, hasGames);
  }, [key, hasGames]);

  return hasGames ?? wasThere;
}
