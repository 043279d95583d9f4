import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { pushOutbox, pushSubscriptions } from '../db/schema/push';

/** Has a member notified once the caller's transaction is committed. Members without a device are skipped: they have the inbox. */
export async function notePush(db: Db, push: typeof pushOutbox.$inferInsert): Promise<void> {
  const [device] = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, push.memberId))
    .limit(1);
  if (device) await db.insert(pushOutbox).values(push);
}
