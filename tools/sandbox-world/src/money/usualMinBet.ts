import { dataOf } from '../countries/countries';
import type { Merchant } from '../merchants/merchants';

/** Returns the default minimum stake, in the merchant's currency. */
export function usualMinBet(merchant: Pick<Merchant, 'country'>): string {
  return dataOf(merchant).limits.minBet;
}
