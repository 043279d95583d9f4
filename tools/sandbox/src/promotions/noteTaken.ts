import type { Money } from '@parlour/kernel/money';
import type { Db } from '../db/Database';
import { rewards } from '../db/schema/promotions';

/** Records an offer that a player took with a deposit, so that promotions and reward center say so too. */
export async function noteTaken(
  tx: Db,
  { memberId, offer, amount, at }: { memberId: string; offer: string; amount: Money; at: number },
): Promise<void> {
  const taken = { memberId, offer, amount, status: 'CLAIMED' as const, since: at };
  await tx
    .insert(rewards)
    .values({ ...taken, id: `${memberId}.${offer}` })
    .onConflictDoUpdate({ target: rewards.id, set: taken });
}
