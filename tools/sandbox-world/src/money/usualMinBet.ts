import type { Merchant } from '../merchants/merchants';

/** Returns the default minimum stake, in the merchant's currency. */
export function usualMinBet({ country }: Pick<Merchant, 'country'>): string {
  return country === 'PH' ? '1' : '100';
}
