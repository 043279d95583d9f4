import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';
import { refuse } from '../http/refuse';

export type MemberRow = typeof members.$inferSelect;

/** Returns the account of the caller's session. */
export async function memberOf(db: Db, memberId: string): Promise<MemberRow> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member ?? refuse('NOT_LOGGED_IN', undefined, 401);
}
