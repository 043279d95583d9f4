import { dataOf } from '../countries/countries';
import type { Merchant } from './merchants';

/** Whether it is an invitation code of an agent or of the operator. */
export function isInvitationCode(merchant: Pick<Merchant, 'country'>, code: string): boolean {
  return dataOf(merchant).invitationCodes.includes(code.trim().toUpperCase());
}
