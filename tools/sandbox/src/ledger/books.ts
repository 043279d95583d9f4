import { type Merchant } from '../merchants';

/** Which money: a merchant's real one, or the play money of its free trial. */
export type Books = { merchant: string; currency: string };

const playCurrency = 'PLAY';
/** Customer type of the free trial (specification 9). */
export const trialType = 4;

/** The books in which a member of this type is kept. */
export function booksOf(merchant: Pick<Merchant, 'code' | 'currency'>, memberType: number): Books {
  return { merchant: merchant.code, currency: memberType === trialType ? playCurrency : merchant.currency };
}
