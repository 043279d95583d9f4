import { latinDigits } from '../../rules/amount';
import type { AccountProvider } from '../../wire/transfer';

export type NumberProblem = 'empty' | 'letters' | 'start' | 'short' | 'long';
type Format = Pick<AccountProvider, 'kind' | 'minDigits' | 'maxDigits' | 'example'>;

/** Removes spaces and dashes from a typed account number, and writes Burmese digits as Latin ones. */
export function numberDigits(text: string): string {
  return latinDigits(text).replace(/[\s-]/g, '');
}

/**
 * Returns the problem with an account number for a provider. The example of an e-wallet defines the leading digits, as in "09••
 * ••• ••••".
 */
export function numberProblem(text: string, { kind, minDigits, maxDigits, example }: Format): NumberProblem | undefined {
  const digits = numberDigits(text);
  if (digits === '') return 'empty';
  if (!/^\d+$/.test(digits)) return 'letters';
  if (kind === 'ewallet' && !digits.startsWith(fixedStart(example).slice(0, digits.length))) return 'start';
  if (digits.length < minDigits) return 'short';
  if (digits.length > maxDigits) return 'long';
  return undefined;
}

/** Returns the leading digits of an example. */
export function fixedStart(example: string | null | undefined): string {
  return /^\d*/.exec(example ?? '')?.[0] ?? '';
}

/** Splits a number into groups that are easy to check: as in the provider's example, else groups of four. */
export function groupDigits(text: string, example?: string | null): string {
  const sizes = example?.split(/[\s-]+/).map((group) => group.length) ?? [];
  const groups: string[] = [];
  let rest = numberDigits(text);
  for (let index = 0; rest !== ''; index += 1) {
    const size = Math.max(1, sizes[index] ?? 4);
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}
