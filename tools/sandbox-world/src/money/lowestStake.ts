import { toCurrency } from '@parlour/kernel/money';
import type { Merchant } from '../merchants/merchants';
import { usualMinBet } from './usualMinBet';

/** Returns the lowest stake of a game in the merchant's currency. The catalogue's own ones are in hundredths, which not every currency has. */
export function lowestStake(minBet: string | null, merchant: Pick<Merchant, 'country' | 'symbol'>): string {
  const isPayable = minBet !== null && Number(toCurrency('0.01', merchant.symbol)) > 0;
  return isPayable ? minBet : usualMinBet(merchant);
}
