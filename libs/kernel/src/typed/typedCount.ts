import { typedAmount } from './typedAmount';

/** Reads how many times or how often: a whole number from 1 to `max`, in the writings of `typedAmount`. Undefined for any other text. */
export function typedCount(typed: string, max: number): number | undefined {
  const { value } = typedAmount(typed, '');
  if (!value?.endsWith('.00')) return undefined;
  const count = Number(value);
  return count >= 1 && count <= max ? count : undefined;
}
