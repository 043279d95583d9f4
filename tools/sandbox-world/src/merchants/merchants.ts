import { type GatewayLanguage, gatewayLanguages } from '@parlour/kernel';
import { type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { countries, type WorldCountry } from '../countries/countries';

/** One operator's site per country (specification 1, "Merchants per country"). */
export type Merchant = {
  code: string;
  /** Codes sent by its alternate domains. */
  aliases: readonly string[];
  country: string;
  currency: string;
  symbol: string;
  /** Languages of the merchant in which the world has texts, the default first. */
  languages: readonly GatewayLanguage[];
};

/** The merchants of all countries. The world has two of its own. */
export const merchants = countries.map(merchantIn) as [Merchant, Merchant, ...Merchant[]];

function merchantIn({ merchant: { code, aliases, currency }, country }: WorldCountry): Merchant {
  const written = country.languages.filter((language): language is GatewayLanguage => Object.hasOwn(gatewayLanguages, language));
  const languages = written.length > 0 ? written : (['EN'] as const);
  return { code, aliases, country: country.code, currency, symbol: country.currency.symbol, languages };
}

export function findMerchant(code: string | undefined): Merchant | undefined {
  return merchants.find((merchant) => merchant.code === code || merchant.aliases.includes(code ?? ''));
}

/** Converts an amount in pesos to the merchant's currency, at a fixed rate, with the decimals of the currency. */
export function fromPesos({ currency }: Pick<Merchant, 'currency'>, pesos: string): Money {
  const place = countries.find(({ merchant }) => merchant.currency === currency);
  return toCurrency(multiplyMoney(pesos, place?.perPeso ?? '1'), place?.country.currency.symbol ?? '');
}
