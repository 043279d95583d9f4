import { dataOf, type Merchant } from '@parlour/sandbox-world';
import { world } from '../world';

export type FlagsByMerchant = Map<string, Record<string, string>>;

/** Returns a merchant's flags as the system status sends them. */
export function gatewayFlags(merchant: Merchant, changed?: FlagsByMerchant): Record<string, string> {
  return { ...world.flags, ...dataOf(merchant).flags, ...changed?.get(merchant.code) };
}
