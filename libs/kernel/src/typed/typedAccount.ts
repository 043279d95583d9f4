import { type Reading, typedDigits } from './typedDigits';

/** `start`: an e-wallet's number has other leading digits, or lacks them and may be completed in two ways. */
export type AccountRefusal = 'empty' | 'letters' | 'start' | 'short' | 'long';

/** What an account number of a provider looks like. */
export type AccountFormat = {
  minDigits: number;
  maxDigits: number;
  /** Leading digits that every number has, for example "09" of an e-wallet whose account numbers are mobile numbers. */
  start?: string;
  /** The calling code of the country of these mobile numbers, without the plus sign. */
  diallingCode?: string;
};

/** A dot between groups of three digits or more, or after the two that begin a mobile number. Before one or two digits it begins decimals. */
const GROUP_DOT = /(^\+?\d\d|\d{3})\.(?=\d{3})/g;

/**
 * Reads an account number: its digits without spaces, dashes and the dots between groups of digits. Where account numbers are mobile numbers, "+63 917 555 7731" and
 * "9175557731" are the account "09175557731".
 */
export function typedAccount(typed: string, format: AccountFormat): Reading<string, AccountRefusal> {
  const { minDigits, maxDigits, start = '' } = format;
  const text = typedDigits(typed).replace(/[-()]/g, '').replace(GROUP_DOT, '$1');
  if (text === '') return { problem: 'empty' };
  if (!/^\+?\d+$/.test(text)) return { problem: 'letters' };
  const ways = start === '' || text.startsWith(start) ? [text] : completed(text, format).filter((number) => number.startsWith(start));
  const fitting = ways.filter(({ length }) => length >= minDigits && length <= maxDigits);
  const number = fitting[0] ?? ways[0] ?? text;
  if (fitting.length > 1 || !start.startsWith(number.slice(0, start.length))) return { problem: 'start' };
  if (number.startsWith('+')) return { problem: 'letters' };
  if (number.length < minDigits) return { problem: 'short' };
  if (number.length > maxDigits) return { problem: 'long' };
  return { value: number };
}

/** The mobile number with its leading zero, from a number without it or with the country's calling code. */
function completed(text: string, { diallingCode = '' }: AccountFormat): string[] {
  const number = /^(\+|00)?(\d+)$/.exec(text);
  if (!number) return [];
  const [, isInternational, digits = ''] = number;
  const local = diallingCode !== '' && digits.startsWith(diallingCode) ? [`0${digits.slice(diallingCode.length).replace(/^0/, '')}`] : [];
  return isInternational ? local : [`0${digits}`, ...local];
}
