import { refuse } from '../http/refuse';
import type { Session } from '../session/authenticate';

const TRIAL = 4;

/** Specification 6: a free trial has neither inbox nor chat. */
export function requireInbox({ type }: Session): void {
  if (type === TRIAL) refuse('NOT_ALLOWED');
}
