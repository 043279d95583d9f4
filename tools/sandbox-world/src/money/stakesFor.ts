import { compareMoney, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { highestFactor } from './lowestStake';
import { usualMinBet } from './usualMinBet';
import type { Merchant } from '../merchants/merchants';

const ladder = ['1', '2', '5', '10', '20', '50', '100', '200', '500', `${highestFactor}`];

/** Returns the available stakes (the game's minimum and its multiples) and the initial one. */
export function stakesFor(minBet: string, merchant: Pick<Merchant, 'country' | 'symbol'>): { stakes: string[]; usualStake: string } {
  const stakes = ladder.map((factor) => toCurrency(multiplyMoney(minBet, factor), merchant.symbol));
  const usualStake = stakes.find((stake) => compareMoney(stake, usualMinBet(merchant)) >= 0) ?? stakes[0] ?? minBet;
  return { stakes, usualStake };
}
