import { isAppError, isOutcomeUnknown } from '@parlour/api-client';

/** True unless the gateway itself has refused the request. After a broken connection the outcome is unknown too. */
export function mayHaveHappened(error: unknown): boolean {
  return !isAppError(error) || isOutcomeUnknown(error) || error.kind === 'offline';
}
