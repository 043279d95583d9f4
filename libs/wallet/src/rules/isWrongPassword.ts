import { refusalDetails } from '@parlour/api-client';

/** True for the refusal that the player can answer at once, in the field of the transaction password. */
export function isWrongPassword(error: unknown): boolean {
  return refusalDetails(error)?.code === 'WRONG_PAYMENT_PASSWORD';
}
