import { refuse } from '../http/refuse';
import type { Session } from '../session/authenticate';

const TRIAL = 4;

/** A free trial has neither inbox nor chat (specification 6). */
export function requireInbox({ type }: Session): void {
  if (type === TRIAL) refuse('NOT_ALLOWED');
}
