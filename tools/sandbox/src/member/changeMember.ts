import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members } from '../db/schema/session';

/** Writes what has changed of an account; nobody is told more. */
export async function changeMember(db: Db, memberId: string, change: Partial<typeof members.$inferInsert>): Promise<null> {
  await db.update(members).set(change).where(eq(members.id, memberId));
  return null;
}
