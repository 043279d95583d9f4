import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { pushPreferences } from '../db/schema/push';
import { type PushChoice, usualChoice } from './pushTopics';

/** Returns the member's topics and quiet hours. */
export async function readChoice(db: Db, memberId: string): Promise<PushChoice> {
  const [row] = await db.select().from(pushPreferences).where(eq(pushPreferences.memberId, memberId));
  if (!row) return usualChoice;
  const { topics, quietFrom, quietTo } = row;
  return { topics, quiet: quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null };
}
