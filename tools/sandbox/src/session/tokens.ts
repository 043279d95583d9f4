import { createHmac, randomBytes, createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/open';
import { playSessions } from '../db/schema/play';
import { members, sessions } from '../db/schema/session';

/** A token works for half an hour; the app renews it. */
export const tokenLifeMs = 30 * 60_000;
/** An expired token still buys a new one for a day. */
export const renewableMs = 24 * 3_600_000;
/** How long requests that were on their way with the old token still pass after a renewal. */
export const renewalGraceMs = 30_000;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export async function issueToken(db: Db, memberId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, { token, memberId, now });
  return token;
}

type Renewal = { old: string; merchant: string; now: number };

/**
 * The token that follows `old`: many requests may ask at once and all get the same one.
 * `undefined` when the old one can no longer be renewed.
 */
export async function renewToken(db: Db, { old, merchant, now }: Renewal): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const owner = and(eq(members.id, sessions.memberId), eq(members.merchant, merchant), eq(members.status, 'active'));
    const [row] = await tx
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(members, owner)
      .where(eq(sessions.tokenHash, hashToken(old)))
      .for('update');
    const session = row?.session;
    if (!session || session.endedAt !== null || session.expiresAt + renewableMs <= now) return undefined;
    if (session.renewedAt !== null && session.renewedAt + renewalGraceMs <= now) return undefined;
    // Nobody without the old token can know the next one, and it need not be stored to be told again.
    const token = createHmac('sha256', old).update(`${session.createdAt}`).digest('base64url');
    if (session.renewedAt === null) {
      await insertSession(tx, { token, memberId: session.memberId, now });
      await tx.update(sessions).set({ renewedAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
    }
    return token;
  });
}

/** Ends the session and the games that it opened. */
export async function endSession(db: Db, token: string, now: number): Promise<void> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning();
  if (!ended) return;
  const running = and(eq(playSessions.memberId, ended.memberId), gt(playSessions.expiresAt, now));
  await db.update(playSessions).set({ expiresAt: now }).where(running);
}

async function insertSession(db: Db, { token, memberId, now }: { token: string; memberId: string; now: number }): Promise<void> {
  await db.insert(sessions).values({ tokenHash: hashToken(token), memberId, createdAt: now, expiresAt: now + tokenLifeMs });
}
