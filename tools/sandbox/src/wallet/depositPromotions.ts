import type { GatewayLanguage } from '@parlour/kernel';
import { compareMoney, type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { dataOf, fromPesos, type Merchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { hasDeposited } from '../orders/hasDeposited';
import { world } from '../world';
import { bonusKinds, namesWithout } from './gameKinds';

/** An offer with an announcement has the announcement's id, so that the link of the announcement leads to it. */
const offersOf = (merchant: Merchant) =>
  world.depositPromotions.map(({ amounts: { min, maxBonus }, promotionId, offer, counts = bonusKinds, ...own }) => ({
    ...own,
    min: fromPesos(merchant, min),
    maxBonus: fromPesos(merchant, maxBonus),
    ...dataOf(merchant).depositPromotions[promotionId],
    offer,
    counts,
    promotionId: offer === undefined ? promotionId : `${merchant.country}-${offer}`,
  }));

export type OfferedPromotion = ReturnType<typeof offersOf>[number];

/** Returns the offers that a player may take with a deposit, in the player's language. */
export async function depositPromotions(
  db: Db,
  merchant: Merchant,
  { memberId, language }: { memberId: string; language: GatewayLanguage },
) {
  const isFirst = !(await hasDeposited(db, memberId));
  return offersOf(merchant)
    .filter(({ isFirstOnly }) => isFirst || !isFirstOnly)
    .map(({ titles, terms, counts, offer: _offer, ...own }) => ({
      ...own,
      title: titles[language],
      terms: terms[language],
      excluded: namesWithout(counts, language),
    }));
}

export function findPromotion(merchant: Merchant, id: string): OfferedPromotion | undefined {
  return offersOf(merchant).find(({ promotionId }) => promotionId === id);
}

/** Returns the deposit promotion that an offer of the reward center is, if it is one. */
export function promotionOfOffer(merchant: Merchant, id: string): OfferedPromotion | undefined {
  return offersOf(merchant).find(({ offer }) => offer === id);
}

/** Returns the bonus that an offer adds to an amount, truncated to a payable amount. */
export function bonusOf({ rate, maxBonus }: { rate: string; maxBonus: Money }, amount: Money, { symbol }: Merchant): Money {
  const bonus = toCurrency(multiplyMoney(amount, rate), symbol);
  return compareMoney(bonus, maxBonus) > 0 ? maxBonus : bonus;
}

/** Number of a bonus turnover, which is stored beside the turnover of its deposit. */
export const bonusNumber = (orderNo: string) => `${orderNo}-B`;
