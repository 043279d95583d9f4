import type { GatewayLanguage } from '@parlour/kernel';
import { type Money, wageringOf } from '@parlour/kernel/money';
import type { Receipt } from '@parlour/promotions/wire';
import type { GameKind, Merchant } from '@parlour/sandbox-world';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { type RewardClaim, rewardClaims } from '../db/schema/promotions';
import { booksOf } from '../ledger/books';
import { wireAmount } from '../ledger/wireAmount';
import { creditBonusMoney } from '../wallet/bonusMoney';
import { bonusKinds } from '../wallet/gameKinds';

export type Bonus = {
  memberId: string;
  memberType: number;
  rewardId: string;
  idempotencyKey: string;
  titles: Record<GatewayLanguage, string>;
  amount: Money;
  turnoverTimes: string;
  /** Kinds of games whose stakes count towards the turnover; without it all but lottery. */
  counts?: readonly GameKind[] | undefined;
  now: number;
};

/** Books a bonus and its turnover requirement, inside the caller's transaction. */
export async function creditBonus(tx: Db, merchant: Merchant, bonus: Bonus): Promise<RewardClaim> {
  const { memberId, memberType, rewardId, idempotencyKey, titles, amount, counts = bonusKinds, now } = bonus;
  const claimNo = await nextNumber(tx, 'R', now);
  const turnover = wageringOf(bonus, { received: '0', bonus: amount, symbol: merchant.symbol });
  const [claim] = await tx
    .insert(rewardClaims)
    .values({ claimNo, memberId, idempotencyKey, rewardId, titles, amount, turnover, at: now })
    .returning();
  if (!claim) throw new Error('claim was not written');
  const credit = { memberId, kind: 'bonus' as const, reference: claimNo, turnoverNo: claimNo, amount, label: titles, at: now };
  await creditBonusMoney(tx, booksOf(merchant, memberType), { ...credit, required: turnover, counts });
  return claim;
}

export function toReceipt(claim: RewardClaim, { symbol }: Merchant, language: GatewayLanguage): Receipt {
  return {
    claimNo: claim.claimNo,
    rewardId: claim.rewardId,
    title: claim.titles[language],
    currencySymbol: symbol,
    amount: wireAmount(claim.amount),
    turnoverAdded: wireAmount(claim.turnover),
    at: claim.at,
  };
}
