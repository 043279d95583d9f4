import type { Merchant } from '@parlour/sandbox-world';

/** The ledger of a merchant's real money, or of the play money of its free trial. */
export type Books = { merchant: string; currency: string };

const playCurrency = 'PLAY';
/** Customer type of the free trial (specification 9). */
export const trialType = 4;

/** Returns the ledger that holds members of this type. */
export function booksOf(merchant: Pick<Merchant, 'code' | 'currency'>, memberType: number): Books {
  return { merchant: merchant.code, currency: memberType === trialType ? playCurrency : merchant.currency };
}
