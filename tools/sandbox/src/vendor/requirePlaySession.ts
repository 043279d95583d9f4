import { eq } from 'drizzle-orm';
import { type PlaySession, playSessions } from '../db/schema/play';
import { members } from '../db/schema/session';
import { refuse } from '../http/refuse';
import type { Platform } from '../platform';
import { readBearer } from '../session/authenticate';
import { hashToken } from '../session/tokens';

/** Returns the play session of a launch token; refuses one that has ended. */
export async function requirePlaySession(
  { db, clock }: Platform,
  authorization: string | undefined,
): Promise<{ session: PlaySession; memberType: number }> {
  const token = readBearer(authorization) ?? '';
  const [row] = await db
    .select({ session: playSessions, memberType: members.type, status: members.status })
    .from(playSessions)
    .innerJoin(members, eq(members.id, playSessions.memberId))
    .where(eq(playSessions.tokenHash, hashToken(token)));
  if (!row || row.status !== 'active' || row.session.expiresAt <= clock.now()) return refuse('GAME_ENDED', undefined, 410);
  return row;
}
