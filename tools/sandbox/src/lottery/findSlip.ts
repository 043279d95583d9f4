import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { type LotterySlip, lotterySlips } from '../db/schema/lottery';
import { refuse } from '../http/refuse';

/** The slip that this key already made; refuses a key that made another one. */
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
