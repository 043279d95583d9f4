import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const WITHDRAWN = 'wallet.withdrawn';
const ASKED = 'wallet.limitAsked';
const yes = v.literal(true);

/** Product 4.7: after a withdrawal is asked for, no offers of deposits for the rest of the session. */
export const hasWithdrawn = (): boolean => readStored('session', WITHDRAWN, yes) ?? false;
export const noteWithdrawal = (): void => writeStored('session', WITHDRAWN, true);

/** The prompt before a first deposit is shown once a session. */
export const wasLimitOffered = (): boolean => readStored('session', ASKED, yes) ?? false;
export const noteLimitOffered = (): void => writeStored('session', ASKED, true);

/** The next player on this phone begins anew. */
export function forgetMood(): void {
  removeStored('session', WITHDRAWN);
  removeStored('session', ASKED);
}
