import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type members, sessions } from '../db/schema/session';
import { type AccountKey, secretOfKey } from './accountKeys';
import { hashToken, issueToken } from './tokens';

/** Time during which the key of a registration can open the account's first session. */
export const firstSessionMs = 10 * 60_000;

/** The token is derived from the key, so that a lost reply can be repeated. */
export async function openFirstSession(db: Db, key: AccountKey, { memberId, now }: { memberId: string; now: number }): Promise<string> {
  return issueToken(db, { memberId, now, token: secretOfKey(key, memberId) });
}

/** Returns the first session again, for a while and unless it has ended. */
export async function findFirstSession(db: Db, key: AccountKey, { member, now }: { member: typeof members.$inferSelect; now: number }) {
  const token = secretOfKey(key, member.id);
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  const isOpen = session && session.endedAt === null && session.createdAt + firstSessionMs > now && session.replacedAt === null;
  return isOpen && member.status === 'active' ? { token, userName: member.username, type: member.type } : undefined;
}
