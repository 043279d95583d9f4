import type { Intent } from '../intent';

/** How long a request may still be on its way to the gateway: the client's timeout of 30 s for money and 10 s of network delay. */
const REPLY_WINDOW_MS = 40_000;

/** Before that, "not found" may only mean that the request is late. A device clock that was changed counts as over. */
export function isReplyWindowOver({ startedAt }: Pick<Intent, 'startedAt'>, now: number, windowMs = REPLY_WINDOW_MS): boolean {
  return Math.abs(now - startedAt) > windowMs;
}
