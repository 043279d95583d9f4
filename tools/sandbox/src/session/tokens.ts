import { createHmac, randomBytes, createHash } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { playSessions } from '../db/schema/play';
import { members, sessions } from '../db/schema/session';

/** Lifetime of a token: half an hour; the app renews it. */
export const tokenLifeMs = 30 * 60_000;
/** An expired token can be renewed for a day. */
export const renewableMs = 24 * 3_600_000;
/** Grace period for requests already sent with the old token, counted from the first use of the new one. */
export const renewalGraceMs = 30_000;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Issue = { memberId: string; now: number; token?: string };

/** Opens a session with a random token, or with a given one. */
export async function issueToken(db: Db, { memberId, now, token = randomBytes(32).toString('base64url') }: Issue): Promise<string> {
  await db.insert(sessions).values({ tokenHash: hashToken(token), memberId, createdAt: now, expiresAt: now + tokenLifeMs });
  return token;
}

type Renewal = { old: string; merchant: string; now: number };

/**
 * Returns the successor of `old`, or `undefined` when `old` can no longer be renewed. Repeated calls return the same token,
 * because a reply may have been lost.
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
    // The next token is derived from the old one: only its holder can compute it, and the database need not store it.
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

/** True when the successor of the token is in use and the grace period for requests already sent is over. */
export function isReplaced({ replacedAt }: SessionRow, now: number): boolean {
  return replacedAt !== null && replacedAt + renewalGraceMs <= now;
}

/** The first use of a token shows that its renewal arrived; only then does the previous token expire. */
export async function confirmRenewal(db: Db, { tokenHash, follows }: SessionRow, now: number): Promise<void> {
  if (follows === null) return;
  await db
    .update(sessions)
    .set({ replacedAt: now })
    .where(and(eq(sessions.tokenHash, follows), isNull(sessions.replacedAt)));
  await db.update(sessions).set({ follows: null }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the session and the games that were opened in it. */
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
