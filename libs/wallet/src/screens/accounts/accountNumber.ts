import { type AccountRefusal, type Reading, typedAccount, typedDigits } from '@parlour/kernel/typed';
import type { AccountProvider } from '../../wire/accounts';

type Format = Pick<AccountProvider, 'kind' | 'minDigits' | 'maxDigits' | 'example'>;

/**
 * Reads an account number of a provider. The example of an e-wallet defines the leading digits, as in "09•• ••• ••••"; its number is a
 * mobile number of the country with that calling code.
 */
export function readNumber(
  text: string,
  { kind, minDigits, maxDigits, example }: Format,
  diallingCode: string,
): Reading<string, AccountRefusal> {
  const wallet = kind === 'ewallet' && { start: fixedStart(example), diallingCode };
  return typedAccount(text, { minDigits, maxDigits, ...wallet });
}

/** Returns the leading digits of an example. */
export function fixedStart(example: string | null | undefined): string {
  return /^\d*/.exec(example ?? '')?.[0] ?? '';
}

/** Splits a number into groups that are easy to check: as in the provider's example, else groups of four. */
export function groupDigits(text: string, example?: string | null): string {
  const sizes = example?.split(/[\s-]+/).map((group) => group.length) ?? [];
  const groups: string[] = [];
  let rest = typedDigits(text);
  for (let index = 0; rest !== ''; index += 1) {
    const size = Math.max(1, sizes[index] ?? 4);
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}
