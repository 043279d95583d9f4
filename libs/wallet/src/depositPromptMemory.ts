import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const WITHDRAWN = 'wallet.withdrawn';
const ASKED = 'wallet.limitAsked';
const yes = v.literal(true);

/** After a withdrawal request, no deposit promotions are shown for the rest of the session (product 4.7). */
export const hasWithdrawn = (): boolean => readStored('session', WITHDRAWN, yes) ?? false;
export const noteWithdrawal = (): void => writeStored('session', WITHDRAWN, true);

/** The limit prompt before a first deposit is shown once per session. */
export const wasLimitOffered = (): boolean => readStored('session', ASKED, yes) ?? false;
export const noteLimitOffered = (): void => writeStored('session', ASKED, true);

/** Clears both flags for the next player on this device. */
export function forgetDepositPrompts(): void {
  removeStored('session', WITHDRAWN);
  removeStored('session', ASKED);
}
