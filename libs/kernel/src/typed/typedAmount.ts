import { type Money, addMoney } from '../money';
import type { Reading } from './reading';
import { plainText, withZeros } from './typedDigits';

/** The reason why a text is no amount. */
export type AmountRefusal = 'empty' | 'format' | 'decimals' | 'tooLong';

/** Other names of a currency, by its sign, as people and bank apps write them: the longer one first. The last is Zawgyi. */
const names: Record<string, readonly string[]> = {
  '₱': ['php', 'pesos', 'peso', 'piso', 'p'],
  Ks: ['mmk', 'kyats', 'kyat', 'ကျပ်', 'က်ပ္'],
};

/** Names that stand only before a number: "K50" is 50 kyats, and "50K" may mean thousands. */
const leadingNames: Record<string, readonly string[]> = { Ks: ['k'] };

/** Ends a currency that is written with letters, not with a sign. */
const NAME_END = /[\p{L}\p{M}]$/u;

/** No wallet holds more digits before the decimal point. */
const MAX_WHOLE_DIGITS = 15;
/** Without a zero at the start of the first group: "0,100" may be a decimal number. */
const GROUPS = [/^\d*$/, /^[1-9]\d{0,2}(,\d{3})+$/, /^[1-9]\d{0,2}( \d{3})+$/, /^[1-9]\d{0,2}('\d{3})+$/];

/**
 * Reads an amount as people type and copy it: "1000", "1,000.50", "₱1,000.00", "PHP 1 000", "5,000/-", "၁၀၀၀". The value is exact and has two
 * decimals. What may mean two amounts ("100,50", "1.000,50", "1e3") or is negative is refused.
 * `symbol` is the wallet's own sign of its currency, empty for a plain number.
 */
export function typedAmount(typed: string, symbol: string): Reading<Money, AmountRefusal> {
  // Arabic keyboards have separators of their own.
  const text = plainText(typed).replaceAll('٬', ',').replaceAll('٫', '.').trim();
  if (text === '') return { problem: 'empty' };
  const number = withZeros(withoutCurrency(text.replace(/\/-$/, ''), symbol));
  const [whole = '', fraction = '', ...rest] = number.split('.');
  const isNumber = rest.length === 0 && GROUPS.some((grouped) => grouped.test(whole)) && /^\d*$/.test(fraction);
  if (!isNumber || whole + fraction === '') return { problem: 'format' };
  if (fraction.length > 2) return { problem: 'decimals' };
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MAX_WHOLE_DIGITS) return { problem: 'tooLong' };
  return { value: addMoney(`${digits}.${fraction.padEnd(2, '0')}`, '0') };
}

/**
 * Removes the currency before or after the number, with its dot and the spaces between. One on both sides stays, and is refused, as does a name
 * with a dot right before the digits: in "Php.50" it may end the name or begin the decimals.
 */
function withoutCurrency(text: string, symbol: string): string {
  const lower = text.toLowerCase();
  const around = [symbol.toLowerCase(), ...(names[symbol] ?? [])].filter(Boolean);
  const first = [...around, ...(leadingNames[symbol] ?? [])].find((name) => lower.startsWith(name));
  if (first !== undefined) {
    const rest = text.slice(first.length);
    return NAME_END.test(first) && /^\.\S/.test(rest) ? text : rest.replace(/^\. /, '').trimStart();
  }
  const undotted = lower.replace(/\.$/, '');
  const last = around.find((name) => undotted.endsWith(name));
  return last === undefined ? text : undotted.slice(0, -last.length).trimEnd();
}
