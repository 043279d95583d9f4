import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { demoSessions, playSessions } from '../db/schema/play';

/** Ends the running games of a member, demos included. */
export async function endGames(db: Db, memberId: string, now: number): Promise<void> {
  for (const games of [playSessions, demoSessions]) {
    await db
      .update(games)
      .set({ expiresAt: now })
      .where(and(eq(games.memberId, memberId), gt(games.expiresAt, now)));
  }
}
