import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type LotterySlip, lotterySlips } from '../db/schema/lottery';
import { refuse } from '../http/refuse';

/** Returns the slip that this key already created; refuses a key that was used for another slip. */
export async function findSlip(
  db: Db,
  { memberId, idempotencyKey, requestHash }: { memberId: string; idempotencyKey: string; requestHash?: string },
): Promise<LotterySlip | undefined> {
  const [slip] = await db
    .select()
    .from(lotterySlips)
    .where(and(eq(lotterySlips.memberId, memberId), eq(lotterySlips.idempotencyKey, idempotencyKey)));
  if (slip && requestHash !== undefined && slip.requestHash !== requestHash) return refuse('FIELD_INVALID', { field: 'idempotencyKey' });
  return slip;
}
