import { dataOf } from '../countries/countries';
import type { Merchant } from '../merchants/merchants';

/** Returns minimum and maximum of one transfer to a downline. */
export function transferLimits(merchant: Pick<Merchant, 'country'>): { min: string; max: string } {
  return dataOf(merchant).limits.transfer;
}
