import { multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { dataOf } from '../countries/countries';
import type { Merchant } from '../merchants/merchants';
import type { PlayType } from './playTypes';

export const maxRebate = '5.00';
export const maxDraws = 20;
export const maxMultiplier = 999;

export function unitsOf(merchant: Pick<Merchant, 'country'>): string[] {
  return [...dataOf(merchant).limits.lottery.units];
}

/** Maximum stake of one bet in one draw, limited by the highest payout of the house. */
export function maxStakeOf(merchant: Pick<Merchant, 'country'>, { odds, maxHits }: PlayType): string {
  const { limits, country } = dataOf(merchant);
  const { stake, payout } = limits.lottery;
  return toCurrency(String(Math.min(stake, Math.floor(payout / (odds * maxHits)))), country.currency.symbol);
}

/** Maximum of all stakes on one play type in one draw, over all players. */
export function capacityOf(merchant: Pick<Merchant, 'country'>, play: PlayType): string {
  return multiplyMoney(maxStakeOf(merchant, play), '20');
}
