import { type LateOutcome, isAppError, isOutcomeUnknown } from '@parlour/api-client';

/** True unless the gateway itself has refused the request, or it was not sent for lack of a connection. */
export function mayHaveHappened(error: unknown): boolean {
  return !isAppError(error) || isOutcomeUnknown(error);
}

/** True if the request did not leave the phone, for lack of a connection. An earlier attempt may still have arrived. */
export function wasNotSent(error: unknown): boolean {
  return isAppError(error) && error.kind === 'offline';
}

/** Returns what the gateway made of a request whose session ended while it was on its way. */
export function lateOutcome(error: unknown): LateOutcome {
  if (error === undefined) return 'accepted';
  if (isAppError(error) && error.kind === 'unauthorised' && error.late) return error.late;
  return mayHaveHappened(error) ? 'unknown' : 'refused';
}
