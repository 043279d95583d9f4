import { newIdempotencyKey, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

/** One decision of a player to send something, from the tap until its outcome is known. */
export type Intent<Content = unknown> = {
  /** Idempotency key: made once per intent, so the gateway acts once however often the intent is sent. */
  key: string;
  /** Which submission it belongs to, e.g. `wallet.deposit`. */
  kind: string;
  /** Who sent it; empty without a session. Another player of this phone never sees it. */
  player: string;
  /** What is sent again if needed, and what the panel says about it; never a password. */
  content: Content;
  startedAt: number;
  /** Being sent by this tab; sent without an answer; the gateway says that it never arrived. */
  state: 'sending' | 'unknown' | 'absent';
};

export const storedIntent = v.object({
  key: v.pipe(v.string(), v.uuid()),
  kind: v.string(),
  player: v.string(),
  content: v.unknown(),
  startedAt: wireTime,
  state: v.picklist(['sending', 'unknown', 'absent']),
});

export function newIntent<Content>(intent: Pick<Intent<Content>, 'kind' | 'player' | 'content'>): Intent<Content> {
  return { ...intent, key: newIdempotencyKey(), startedAt: Date.now(), state: 'sending' };
}

/** This tab cannot know the outcome of what another tab, or the page before a reload, was sending. */
export function interrupted(intent: Intent): Intent {
  return intent.state === 'sending' ? { ...intent, state: 'unknown' } : intent;
}
