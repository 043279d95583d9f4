import type { Intent } from '../intent';

/** Maximum time in which a request may still reach the gateway: the client's timeout of 30 s for money, and 10 s of network delay. */
const REPLY_WINDOW_MS = 40_000;

/**
 * Returns true if the reply window is over. Before that, "not found" may only mean that the request is late. If the device clock was
 * changed, the window counts as over.
 */
export function isReplyWindowOver({ startedAt }: Pick<Intent, 'startedAt'>, now: number, windowMs = REPLY_WINDOW_MS): boolean {
  return Math.abs(now - startedAt) > windowMs;
}
