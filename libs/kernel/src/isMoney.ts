/** An amount as a decimal string, e.g. "1234.50". The unit is the wallet's currency; never a float (product decision "Money"). */
export type Money = string;

const PATTERN = /^-?\d{1,24}(\.\d{1,8})?$/;

/** True for a plain decimal of at most 24 digits before and 8 after the point: no exponent, no separators. */
export function isMoney(value: unknown): value is Money {
  return typeof value === 'string' && PATTERN.test(value);
}
