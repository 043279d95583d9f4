/** The last four of a number, for receipts that leave the phone. */
export function maskNumber(number: string): string {
  return `••••${[...number].slice(-4).join('')}`;
}
