import { isAppError, isOutcomeUnknown } from '@parlour/api-client';

/** True unless the gateway itself has refused. A connection that broke while sending says nothing either. */
export function mayHaveHappened(error: unknown): boolean {
  return !isAppError(error) || isOutcomeUnknown(error) || error.kind === 'offline';
}
