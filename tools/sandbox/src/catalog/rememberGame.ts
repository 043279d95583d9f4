import type { Db } from '../db/open';
import { recentGames } from '../db/schema/catalog';

/** Puts a game at the head of a player's recent list; playing it again only moves it. */
export async function rememberGame(db: Db, recent: { memberId: string; nodeId: string; playedAt: number }): Promise<void> {
  await db
    .insert(recentGames)
    .values(recent)
    .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.nodeId], set: { playedAt: recent.playedAt } });
}
