import type { Merchant } from '@parlour/sandbox-world';
import { world } from '../world';

export type FlagsByMerchant = Map<string, Record<string, string>>;

/** Returns a merchant's flags as the system status sends them. */
export function gatewayFlags({ code, country }: Merchant, changed?: FlagsByMerchant): Record<string, string> {
  // Myanmar gets codes from an external identity provider, and ranks deposits too; the deposit ranking is off elsewhere (product 4.18).
  const inMyanmar = country === 'MM' ? '1' : '0';
  return { ...world.flags, smsIdentity: inMyanmar, depositRank: inMyanmar, ...changed?.get(code) };
}
