import { refusalDetails } from '@parlour/api-client';

/**
 * Returns true for six digits that are easy to guess: one repeated digit, an ascending or descending sequence, or a repeated
 * short pattern.
 */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  const isRun = steps.every((step) => step === 1) || steps.every((step) => step === 9);
  return isRun || /^(\d{1,3})\1+$/.test(pin) || /^(\d)\1(\d)\2(\d)\3$/.test(pin);
}

/** True for the refusal that the player can answer at once, in the field of the transaction password. */
export function isWrongPassword(error: unknown): boolean {
  return refusalDetails(error)?.code === 'WRONG_PAYMENT_PASSWORD';
}
