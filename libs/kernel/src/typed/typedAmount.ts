import { currencyOf } from '../country';
import { type Money, toCurrency } from '../money';
import { plainText, type Reading, withZeros } from './typedDigits';

/** The reason why a text is no amount. */
export type AmountRefusal = 'empty' | 'format' | 'decimals' | 'tooLong';

/** Ends a currency that is written with letters, not with a sign. */
const NAME_END = /[\p{L}\p{M}]$/u;

/** No wallet holds more digits before the decimal point. */
const MAX_WHOLE_DIGITS = 15;
/** Ways to group digits. The first group never starts with a zero, because "0,100" may be a decimal number. */
const GROUPS = [/^\d*$/, /^[1-9]\d{0,2}(,\d{3})+$/, /^[1-9]\d{0,2}( \d{3})+$/, /^[1-9]\d{0,2}('\d{3})+$/];

/**
 * Reads an amount as people type and copy it: "1000", "1,000.50", "₱1,000.00", "PHP 1 000", "5,000/-", "၁၀၀၀". The value is exact and has the
 * decimals of the currency. What may mean two amounts ("100,50", "1.000,50", "1e3"), is negative or has more decimals than the currency is refused:
 * "1.000" of a currency without decimals, where "1000.00" is clear.
 * `symbol` is the wallet's own sign of its currency, empty for a plain number.
 */
export function typedAmount(typed: string, symbol: string): Reading<Money, AmountRefusal> {
  // Arabic keyboards have other separators.
  const text = plainText(typed).replaceAll('٬', ',').replaceAll('٫', '.').trim();
  if (text === '') return { problem: 'empty' };
  const number = withZeros(withoutCurrency(text.replace(/\/-$/, ''), symbol));
  const [whole = '', fraction = '', ...rest] = number.split('.');
  const isNumber = rest.length === 0 && GROUPS.some((grouped) => grouped.test(whole)) && /^\d*$/.test(fraction);
  if (!isNumber || whole + fraction === '') return { problem: 'format' };
  const { decimals } = currencyOf(symbol);
  if (fraction.length > Math.max(decimals, 2) || /[1-9]/.test(fraction.slice(decimals))) return { problem: 'decimals' };
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MAX_WHOLE_DIGITS) return { problem: 'tooLong' };
  return { value: toCurrency(`${digits}.${fraction.padEnd(2, '0')}`, symbol) };
}

/**
 * Removes the currency before or after the number, with its dot and the spaces between. One on both sides stays, and is refused, as does a name
 * with a dot right before the digits: in "Php.50" it may end the name or begin the decimals.
 */
function withoutCurrency(text: string, symbol: string): string {
  const lower = text.toLowerCase();
  const { code, otherNames, namesBefore } = currencyOf(symbol);
  const around = [symbol, code, ...otherNames].filter(Boolean).map((name) => name.toLowerCase());
  const first = longest([...around, ...namesBefore.map((name) => name.toLowerCase())].filter((name) => lower.startsWith(name)));
  if (first !== undefined) {
    const rest = text.slice(first.length);
    return NAME_END.test(first) && /^\.\S/.test(rest) ? text : rest.replace(/^\. /, '').trimStart();
  }
  const undotted = lower.replace(/\.$/, '');
  const last = longest(around.map((name) => name.replace(/\.$/, '')).filter((name) => undotted.endsWith(name)));
  return last === undefined ? text : undotted.slice(0, -last.length).trimEnd();
}

function longest(names: readonly string[]): string | undefined {
  return [...names].sort((a, b) => b.length - a.length)[0];
}
