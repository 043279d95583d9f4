import webPush from 'web-push';
import type { Db } from '../db/Database';
import { pushKeys } from '../db/schema/push';

export type PushKeys = { publicKey: string; privateKey: string };

/** Returns the operator's VAPID keys, made on first use; of two gateways that start together, both get the first pair. */
export async function pushKeysOf(db: Db): Promise<PushKeys> {
  const [known] = await db.select().from(pushKeys);
  if (known) return known;
  await db
    .insert(pushKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  return pushKeysOf(db);
}
