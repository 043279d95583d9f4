import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';

export type MemberName = { merchant: string; username: string };

/** Names are stored in lower case. */
export function nameOf(merchant: string, username: string): MemberName {
  return { merchant, username: username.trim().toLowerCase() };
}

export async function findByName(db: Db, { merchant, username }: MemberName) {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, username)));
  return member;
}
