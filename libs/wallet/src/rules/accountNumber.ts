import type { AccountProvider } from '../wire/transfer';

export type NumberProblem = 'empty' | 'letters' | 'start' | 'short' | 'long';
type Format = Pick<AccountProvider, 'kind' | 'minDigits' | 'maxDigits' | 'example'>;

/** The digits of a typed account number, without the spaces and dashes that people put between them. */
export function numberDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** What is wrong with an account number for a provider. An e-wallet's example gives the digits to begin with, as in "09•• ••• ••••". */
export function numberProblem(text: string, { kind, minDigits, maxDigits, example }: Format): NumberProblem | undefined {
  const digits = numberDigits(text);
  if (digits === '') return 'empty';
  if (!/^\d+$/.test(digits)) return 'letters';
  if (kind === 'ewallet' && !digits.startsWith(fixedStart(example).slice(0, digits.length))) return 'start';
  if (digits.length < minDigits) return 'short';
  if (digits.length > maxDigits) return 'long';
  return undefined;
}

/** The digits that an example begins with. */
export function fixedStart(example: string | null | undefined): string {
  return /^\d*/.exec(example ?? '')?.[0] ?? '';
}

/** The number in groups to be read digit by digit: as the provider's example has them, else in fours. */
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
