import type { Merchant } from '../merchants';

/** Smallest stake where the vendor sets none, in the merchant's currency. */
export function usualMinBet({ country }: Pick<Merchant, 'country'>): string {
  return country === 'PH' ? '1' : '100';
}
