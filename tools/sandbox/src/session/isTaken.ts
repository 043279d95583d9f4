import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';

/** Tells whether a member of the merchant already has this name; names are stored in lower case. */
export async function isTaken(db: Db, merchant: string, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, username)));
  return rows.length > 0;
}
