import type { Db } from '../db/Database';
import { recentGames } from '../db/schema/catalog';

/** Moves a game to the head of a player's recent list, adding it if necessary. */
export async function rememberGame(db: Db, recent: { memberId: string; nodeId: string; playedAt: number }): Promise<void> {
  await db
    .insert(recentGames)
    .values(recent)
    .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.nodeId], set: { playedAt: recent.playedAt } });
}
