import type { WireCall } from '@parlour/kernel/wire-call';
import { eq } from 'drizzle-orm';
import type { Merchant } from '@parlour/sandbox-world';
import { members, sessions } from '../db/schema/session';
import { refuse } from '../http/refuse';
import type { Platform } from '../platform';
import { confirmRenewal, endFamilies, hashToken, stateOf } from './tokens';

/** The account that a token belongs to. */
export type Session = {
  token: string;
  memberId: string;
  username: string;
  /** 0, 1, 2 real accounts, 4 free trial (specification 3). */
  type: number;
};

/** Member types that may move money (specification 6). */
export const memberTypes: readonly number[] = [0, 1, 2];

type Caller = { call: Pick<WireCall, 'access'>; merchant: Merchant; authorization: string | undefined };

export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
}

/** Returns the caller's session, or `undefined` for a visitor; refuses callers that may not make the call. */
export async function authenticate(platform: Platform, { call, merchant, authorization }: Caller): Promise<Session | undefined> {
  const token = readBearer(authorization);
  const session = token ? await findSession(platform, token, merchant) : undefined;
  if (call.access === 'anyone') return session;
  if (!token) return refuse('NOT_LOGGED_IN', undefined, 401);
  if (!session) return refuse('TOKEN_EXPIRED', undefined, 401);
  if (call.access === 'member' && !memberTypes.includes(session.type)) return refuse('NOT_ALLOWED');
  return session;
}

async function findSession({ db, clock, settings }: Platform, token: string, merchant: Merchant): Promise<Session | undefined> {
  const [row] = await db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  // A token of one merchant is invalid at another (ASVS 8.4.1).
  if (!row || row.member.merchant !== merchant.code || row.member.status !== 'active') return undefined;
  const now = clock.now();
  const state = stateOf(row.session, { now, sessionMs: settings.sessionMs });
  // Its player has the successor, so another one holds this token, or both: neither may go on.
  if (state === 'stolen') await endFamilies(db, [row.session.family], now);
  if (state !== 'open') return undefined;
  await confirmRenewal(db, row.session, now);
  return { token, memberId: row.member.id, username: row.member.username, type: row.member.type };
}
