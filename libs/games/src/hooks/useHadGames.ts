import { readStored, writeStored } from '@parlour/kernel/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

type Block = 'recent' | 'favourites';

const keyOf = (block: Block) => `games.height.${block}`;

/** Whether a block of the player's own games had any at the last visit on this phone. It stays the same while a screen is open. */
export function useHadGames(block: Block): boolean {
  const [had] = useState(() => readStored('local', keyOf(block), v.boolean()) ?? false);
  return had;
}

/** Notes whether a block has games, and returns whether it is certain or likely to have some; undefined while that is not known. */
export function useHasGames(block: Block, games: readonly unknown[] | undefined): boolean | undefined {
  const hasGames = games && games.length > 0;
  const hadGames = useHadGames(block);
  useNoteGames(block, hasGames);
  return hasGames ?? (hadGames || undefined);
}

/** Stores for the next visit whether a block of the player's own games has any. It stores nothing while that is unknown (`undefined`). */
export function useNoteGames(block: Block, hasGames: boolean | undefined): void {
  useEffect(() => {
    if (hasGames !== undefined) writeStored('local', keyOf(block), hasGames);
  }, [block, hasGames]);
}
