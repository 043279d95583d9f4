import { createHmac, randomBytes, createHash } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/open';
import { playSessions } from '../db/schema/play';
import { members, sessions } from '../db/schema/session';

/** A token works for half an hour; the app renews it. */
export const tokenLifeMs = 30 * 60_000;
/** An expired token still buys a new one for a day. */
export const renewableMs = 24 * 3_600_000;
/** How long requests that were on their way with the old token still pass once its successor is in use. */
export const renewalGraceMs = 30_000;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export async function issueToken(db: Db, memberId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({ tokenHash: hashToken(token), memberId, createdAt: now, expiresAt: now + tokenLifeMs });
  return token;
}

type Renewal = { old: string; merchant: string; now: number };

/**
 * The token that follows `old`: whoever asks gets the same one, also later, because the reply may have been lost on its
 * way. `undefined` when the old one can no longer be renewed.
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
    if (isReplaced(session, now)) return undefined;
    // Nobody without the old token can know the next one, and it need not be stored to be told again.
    const token = createHmac('sha256', old).update(`${session.createdAt}`).digest('base64url');
    const follower = { tokenHash: hashToken(token), memberId: session.memberId, createdAt: now, expiresAt: now + tokenLifeMs };
    await tx
      .insert(sessions)
      .values({ ...follower, follows: session.tokenHash })
      .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt: follower.expiresAt } });
    return token;
  });
}

type SessionRow = typeof sessions.$inferSelect;

/** True when the token has a successor in use, and nothing can be on its way with it any more. */
export function isReplaced({ replacedAt }: SessionRow, now: number): boolean {
  return replacedAt !== null && replacedAt + renewalGraceMs <= now;
}

/** The first use of a token shows that its renewal arrived: only now the one before it runs out. */
export async function confirmRenewal(db: Db, { tokenHash, follows }: SessionRow, now: number): Promise<void> {
  if (follows === null) return;
  await db
    .update(sessions)
    .set({ replacedAt: now })
    .where(and(eq(sessions.tokenHash, follows), isNull(sessions.replacedAt)));
  await db.update(sessions).set({ follows: null }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the session and the games that it opened. */
export async function endSession(db: Db, token: string, now: number): Promise<void> {
  const hash = hashToken(token);
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(or(eq(sessions.tokenHash, hash), eq(sessions.follows, hash)))
    .returning();
  if (!ended) return;
  const running = and(eq(playSessions.memberId, ended.memberId), gt(playSessions.expiresAt, now));
  await db.update(playSessions).set({ expiresAt: now }).where(running);
}
