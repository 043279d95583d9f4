import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';

/** Updates an account and returns the empty reply. */
export async function changeMember(db: Db, memberId: string, change: Partial<typeof members.$inferInsert>): Promise<null> {
  await db.update(members).set(change).where(eq(members.id, memberId));
  return null;
}
