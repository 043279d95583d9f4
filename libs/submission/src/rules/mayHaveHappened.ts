import { type LateOutcome, isAppError, isOutcomeUnknown } from '@parlour/api-client';

/** True unless the gateway itself has refused the request. After a broken connection the outcome is unknown too. */
export function mayHaveHappened(error: unknown): boolean {
  return !isAppError(error) || isOutcomeUnknown(error) || error.kind === 'offline';
}

/** Returns what the gateway made of a request whose session ended while it was on its way. */
export function lateOutcome(error: unknown): LateOutcome {
  if (error === undefined) return 'accepted';
  if (isAppError(error) && error.kind === 'unauthorised' && error.late) return error.late;
  return mayHaveHappened(error) ? 'unknown' : 'refused';
}
