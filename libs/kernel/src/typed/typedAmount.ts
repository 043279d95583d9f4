import { type Money, addMoney } from '../money';
import type { Reading } from './reading';
import { plainText } from './typedDigits';

/** The reason why a text is no amount. */
export type AmountRefusal = 'empty' | 'format' | 'decimals' | 'tooLong';

/** Other names of a currency, by its sign, as people and bank apps write them. */
const names: Record<string, readonly string[]> = {
  '₱': ['PHP', 'P', 'pesos', 'peso', 'piso'],
  Ks: ['MMK', 'K', 'kyats', 'kyat', 'ကျပ်'],
};

/** No wallet holds more digits before the decimal point. */
const MAX_WHOLE_DIGITS = 15;
const GROUPS = [/^\d*$/, /^\d{1,3}(,\d{3})+$/, /^\d{1,3}( \d{3})+$/, /^\d{1,3}('\d{3})+$/];

/**
 * Reads an amount as people type and copy it: "1000", "1,000.50", "₱1,000.00", "PHP 1 000", "၁၀၀၀". The value is exact and has two
 * decimals. What may mean two amounts ("100,50", "1.000,50", "1e3") or is negative is refused.
 * `symbol` is the wallet's own sign of its currency, empty for a plain number.
 */
export function typedAmount(typed: string, symbol: string): Reading<Money, AmountRefusal> {
  // Arabic keyboards have separators of their own.
  const text = plainText(typed).replaceAll('٬', ',').replaceAll('٫', '.').trim();
  if (text === '') return { problem: 'empty' };
  const number = withoutCurrency(text, symbol);
  const [whole = '', fraction = '', ...rest] = number.split('.');
  const isNumber = rest.length === 0 && GROUPS.some((grouped) => grouped.test(whole)) && /^\d*$/.test(fraction);
  if (!isNumber || whole + fraction === '') return { problem: 'format' };
  if (fraction.length > 2) return { problem: 'decimals' };
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MAX_WHOLE_DIGITS) return { problem: 'tooLong' };
  return { value: addMoney(`${digits}.${fraction.padEnd(2, '0')}`, '0') };
}

/** Removes the currency before or after the number, with the spaces between. A currency on both sides stays, and is refused. */
function withoutCurrency(text: string, symbol: string): string {
  const lower = text.toLowerCase();
  for (const name of [symbol, ...(names[symbol] ?? [])].map((each) => each.toLowerCase())) {
    if (name === '') continue;
    if (lower.startsWith(name)) return text.slice(name.length).trimStart();
    if (lower.endsWith(name)) return text.slice(0, -name.length).trimEnd();
  }
  return text;
}
