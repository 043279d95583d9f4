import { createHash } from 'node:crypto';
import type { WireCall } from '@parlour/kernel';
import { eq } from 'drizzle-orm';
import { members, sessions } from '../db/schema/session';
import { refuse } from '../http/refuse';
import type { Merchant } from '../merchants';
import type { Platform } from '../platform';

/** The account behind a token. */
export type Session = {
  token: string;
  memberId: string;
  username: string;
  /** 0, 1, 2 real accounts, 4 free trial (specification 3). */
  type: number;
};

/** How long requests that were on their way with the old token still pass after a renewal. */
export const renewalGraceMs = 30_000;
/** Types that may move money (specification 6). */
const memberTypes = [0, 1, 2];

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Caller = { call: Pick<WireCall, 'access'>; merchant: Merchant; authorization: string | undefined };

/** The caller's session, or `undefined` for a visitor; refuses who may not make the call. */
export async function authenticate(platform: Platform, { call, merchant, authorization }: Caller): Promise<Session | undefined> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  const session = token && (await findSession(platform, { token, merchant }));
  if (call.access === 'anyone') return session || undefined;
  if (!token) return refuse('NOT_LOGGED_IN', undefined, 401);
  if (!session) return refuse('TOKEN_EXPIRED', undefined, 401);
  if (call.access === 'member' && !memberTypes.includes(session.type)) return refuse('NOT_ALLOWED');
  return session;
}

async function findSession({ db, clock }: Platform, { token, merchant }: { token: string; merchant: Merchant }) {
  const [row] = await db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!row || row.member.merchant !== merchant.code || row.member.status !== 'active' || row.session.endedAt !== null) return undefined;
  const now = clock.now();
  const renewed = row.session.renewedAt !== null && row.session.renewedAt + renewalGraceMs <= now;
  if (renewed || row.session.expiresAt <= now) return undefined;
  return { token, memberId: row.member.id, username: row.member.username, type: row.member.type };
}
