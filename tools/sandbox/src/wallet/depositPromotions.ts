import { type GatewayLanguage, type Money, compareMoney, multiplyMoney, truncateMoney } from '@parlour/kernel';
import type { Merchant } from '../merchants';
import { world } from '../world';

const offersOf = ({ country }: Pick<Merchant, 'country'>) =>
  world.depositPromotions.map(({ amounts, ...offer }) => ({ ...offer, ...amounts[country] }));

/** Returns the offers that a player may take with a deposit, in the player's language. */
export function depositPromotions(merchant: Pick<Merchant, 'country'>, language: GatewayLanguage) {
  return offersOf(merchant).map(({ titles, terms, excluded: games, ...offer }) => ({
    ...offer,
    title: titles[language],
    terms: terms[language],
    excluded: games.map((game) => game[language]),
  }));
}

export function findPromotion(merchant: Pick<Merchant, 'country'>, id: string) {
  return offersOf(merchant).find(({ promotionId }) => promotionId === id);
}

/** Returns the bonus that an offer adds to an amount, truncated to a payable amount. */
export function bonusOf({ rate, maxBonus }: { rate: string; maxBonus: Money }, amount: Money): Money {
  const bonus = truncateMoney(multiplyMoney(amount, rate), 2);
  return compareMoney(bonus, maxBonus) > 0 ? maxBonus : bonus;
}

/** Number of a bonus turnover, which is stored beside the turnover of its deposit. */
export const bonusNumber = (orderNo: string) => `${orderNo}-B`;
