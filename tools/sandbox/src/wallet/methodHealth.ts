import { eq } from 'drizzle-orm';
import type { Merchant, DepositMethod } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { methodHealth } from '../db/schema/orders';
import { depositMethods } from './depositMethods';

export type Health = DepositMethod['health'];

/** Returns the merchant's payment methods with their current health; a state set by hand overrides the usual one. */
export async function presentMethods(db: Db, merchant: Merchant): Promise<DepositMethod[]> {
  const rows = await db.select().from(methodHealth).where(eq(methodHealth.merchant, merchant.code));
  const now = (id: string, usual: Health) => rows.find(({ methodId }) => methodId === id)?.health ?? usual;
  return depositMethods(merchant).map((method) => ({
    ...method,
    health: now(method.methodId, method.health),
    channels: (method.channels ?? []).map((channel) => ({ ...channel, health: now(channel.channelId, channel.health) })),
  }));
}

/** Makes a payment method, or one of its channels, work, be slow or fail. */
export async function setMethodHealth(db: Db, merchant: string, { methodId, health }: { methodId: string; health: Health }): Promise<void> {
  await db
    .insert(methodHealth)
    .values({ merchant, methodId, health })
    .onConflictDoUpdate({ target: [methodHealth.merchant, methodHealth.methodId], set: { health } });
}
