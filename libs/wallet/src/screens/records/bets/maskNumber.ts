/** Masks all but the last four characters of a number, for shared receipts. */
export function maskNumber(number: string): string {
  return `••••${[...number].slice(-4).join('')}`;
}
