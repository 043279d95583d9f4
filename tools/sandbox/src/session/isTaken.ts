import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members } from '../db/schema/session';

/** Whether a merchant's member already has this name; names are kept in lower case. */
export async function isTaken(db: Db, merchant: string, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, username)));
  return rows.length > 0;
}
