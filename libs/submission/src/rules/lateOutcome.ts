import { type LateOutcome, isAppError } from '@parlour/api-client';
import { mayHaveHappened } from './mayHaveHappened';

/** Returns what the gateway made of a request whose session ended while it was on its way. */
export function lateOutcome(error: unknown): LateOutcome {
  if (error === undefined) return 'accepted';
  if (isAppError(error) && error.kind === 'unauthorised' && error.late) return error.late;
  return mayHaveHappened(error) ? 'unknown' : 'refused';
}
