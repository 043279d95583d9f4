import { createHmac, randomBytes, createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members, sessions } from '../db/schema/session';
import { endGames } from '../play/endGames';

/** Lifetime of a token: half an hour; the app renews it. */
export const tokenLifeMs = 30 * 60_000;
/** An expired token can be renewed for a day. */
export const renewableMs = 24 * 3_600_000;
/** Grace period for requests already sent with the old token and their retries, counted from the first use of the new one. */
export const renewalGraceMs = 60_000;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Issue = { memberId: string; now: number; token?: string };

/** Opens a session with a random token, or with a given one. */
export async function issueToken(db: Db, { memberId, now, token = randomBytes(32).toString('base64url') }: Issue): Promise<string> {
  const tokenHash = hashToken(token);
  await db.insert(sessions).values({ tokenHash, memberId, family: tokenHash, begunAt: now, createdAt: now, expiresAt: now + tokenLifeMs });
  return token;
}

type SessionRow = typeof sessions.$inferSelect;
/** `sessionMs`: the time from a login to its end, however often its token is renewed. */
type Moment = { now: number; sessionMs: number };

/**
 * - `open`: the token works.
 * - `expired`: it is to be renewed.
 * - `over`: the session has ended.
 * - `stolen`: it was replaced, its successor is in use, and no request of the renewal's time can still be under way.
 */
export function stateOf(
  { begunAt, endedAt, expiresAt, replacedAt }: SessionRow,
  { now, sessionMs }: Moment,
): 'open' | 'expired' | 'over' | 'stolen' {
  if (endedAt !== null || begunAt + sessionMs <= now) return 'over';
  if (replacedAt !== null && replacedAt + renewalGraceMs <= now) return 'stolen';
  return expiresAt <= now ? 'expired' : 'open';
}

type Renewal = Moment & { old: string; merchant: string };

/**
 * Returns the successor of `old`, or `undefined` when `old` can no longer be renewed. Repeated calls return the same token,
 * because a reply may have been lost. A former token ends its session.
 */
export async function renewToken(db: Db, { old, merchant, now, sessionMs }: Renewal): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const owner = and(eq(members.id, sessions.memberId), eq(members.merchant, merchant), eq(members.status, 'active'));
    const [row] = await tx
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(members, owner)
      .where(eq(sessions.tokenHash, hashToken(old)))
      .for('update');
    if (!row) return undefined;
    const { session } = row;
    const state = stateOf(session, { now, sessionMs });
    if (state === 'stolen') await endFamilies(tx, [session.family], now);
    if (state === 'over' || state === 'stolen' || session.expiresAt + renewableMs <= now) return undefined;
    // The next token is derived from the old one: only its holder can compute it, and the database need not store it.
    const token = createHmac('sha256', old).update(`${session.createdAt}`).digest('base64url');
    const { memberId, family, begunAt, tokenHash: follows } = session;
    const follower = { tokenHash: hashToken(token), memberId, family, begunAt, createdAt: now, expiresAt: now + tokenLifeMs };
    await tx
      .insert(sessions)
      .values({ ...follower, follows })
      .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt: follower.expiresAt } });
    return token;
  });
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

/** Ends the session of a token, with all tokens before and after it, and the games that were opened in it. */
export async function endSession(db: Db, token: string, now: number): Promise<void> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (session) await endFamilies(db, [session.family], now);
}

/** Ends sessions, and the games of their players. */
export async function endFamilies(db: Db, families: readonly string[], now: number): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(inArray(sessions.family, [...families]), isNull(sessions.endedAt)))
    .returning({ memberId: sessions.memberId });
  for (const memberId of new Set(ended.map((session) => session.memberId))) await endGames(db, memberId, now);
}

/** Returns the sessions of a member that have not ended, except the one of a token. */
export async function familiesOf(db: Db, memberId: string, { except }: { except?: string | undefined }): Promise<string[]> {
  const rows = await db
    .select({ family: sessions.family, hash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)));
  const own = rows.find(({ hash }) => except !== undefined && hash === hashToken(except))?.family;
  return [...new Set(rows.map(({ family }) => family))].filter((family) => family !== own);
}
