import { currencyOf } from '../country';
import { type Locale, type OwnLocale, ownLocale } from '../locale';

/** Decimals of an amount in whole units. */
export const SCALE = 8;

export function toUnits(amount: Money): bigint {
  if (!isMoney(amount)) throw new RangeError('not a decimal amount');
  const negative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? amount.slice(1) : amount).split('.');
  const units = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return negative ? -units : units;
}

export function fromUnits(units: bigint): Money {
  const digits = (units < 0n ? -units : units).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '').padEnd(2, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${fraction}`;
}

/** Returns an amount with exactly so many decimals, 0 to 8. */
export function truncateMoney(amount: Money, decimals: number): Money {
  const step = 10n ** BigInt(SCALE - decimals);
  const [whole = '0', fraction = ''] = fromUnits((toUnits(amount) / step) * step).split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`;
}

/** Returns an amount with the decimals of the currency that has this symbol, as it is shown in full and sent. */
export function toCurrency(amount: Money, symbol: string): Money {
  return truncateMoney(amount, currencyOf(symbol).decimals);
}

/** Returns the decimals of an amount that loses its zeros: none for a round one, otherwise those of the currency that has this symbol. */
export function shortDecimals(amount: Money, symbol: string): number {
  return /\.0*[1-9]/.test(toCurrency(amount, symbol)) ? currencyOf(symbol).decimals : 0;
}

/** `decimals`: by default those of the currency with this symbol, which the wallet sends with the amount. */
type MoneyFormat = { locale: Locale; symbol?: string | undefined; decimals?: number | undefined };

/**
 * Formats an amount with the locale's separators, truncated to the decimals (999.99 becomes 999, never 1,000). Returns "—" for an invalid
 * amount. The symbol is not part of the text.
 */
export function formatMoney(amount: unknown, { locale, symbol = '', decimals = currencyOf(symbol).decimals }: MoneyFormat): string {
  return isMoney(amount) ? groupDigits(truncateMoney(amount, decimals), locale) : '—';
}

/** An amount as a decimal string, e.g. "1234.50". The unit is the wallet's currency; never a float (product decision "Money"). */
export type Money = string;

const PATTERN = /^-?\d{1,24}(\.\d{1,8})?$/;

/** True for a plain decimal of at most 24 digits before and 8 after the point: no exponent, no separators. */
export function isMoney(value: unknown): value is Money {
  return typeof value === 'string' && PATTERN.test(value);
}

/** Separators of the app's languages. An operator's language has those of English, which players type as well. */
const separators: Record<OwnLocale, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  fil: { group: ',', decimal: '.' },
  my: { group: ',', decimal: '.' },
};

/**
 * Groups the digits of a plain decimal number as the locale does, for example `-1234567.50` as `-1,234,567.50`. The result is that of
 * `Intl.NumberFormat`, whose first use takes more than 100 ms of a processor slowed four times, in the middle of home's start.
 */
export function groupDigits(number: string, locale: Locale): string {
  const { group, decimal } = separators[ownLocale(locale)];
  const [whole = '', fraction] = number.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
