import type { GatewayLanguage } from '@parlour/kernel';
import { type Money, multiplyMoney } from '@parlour/kernel/money';

/** One operator's site per country (specification 1, "Merchants per country"). */
export type Merchant = {
  code: string;
  /** Codes sent by its alternate domains. */
  aliases: readonly string[];
  country: 'PH' | 'MM';
  currency: 'TLB' | 'MMK';
  symbol: string;
  /** Languages of the merchant, the default first. */
  languages: readonly GatewayLanguage[];
};

export const merchants = [
  { code: '200jilif3', aliases: ['200jili2f3'], country: 'PH', currency: 'TLB', symbol: '₱', languages: ['EN', 'TY'] },
  { code: '200jilimm3', aliases: [], country: 'MM', currency: 'MMK', symbol: 'Ks', languages: ['EN', 'MY'] },
] as const satisfies readonly Merchant[];

export type MerchantCode = (typeof merchants)[number]['code'];

export function findMerchant(code: string | undefined): Merchant | undefined {
  const all: readonly Merchant[] = merchants;
  return all.find((merchant) => merchant.code === code || merchant.aliases.includes(code ?? ''));
}

/** Converts an amount in pesos to the merchant's currency, at a fixed rate. */
export function fromPesos({ currency }: Pick<Merchant, 'currency'>, pesos: string): Money {
  return multiplyMoney(pesos, currency === 'MMK' ? '30' : '1');
}
