import { newIdempotencyKey, wireKey, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** A request by the player, from the tap until its outcome is known. */
export type Intent<Content = unknown> = {
  /** Idempotency key: made once per intent, so the gateway acts once however often the intent is sent. */
  key: string;
  /** Name of its submission kind, e.g. `wallet.deposit`. */
  kind: string;
  /** Id of the sender; empty without a session. Other players on this phone never see it. */
  player: string;
  /** Content for sending it again and for the panel; never a password. */
  content: Content;
  startedAt: number;
  /** `sending`: by this tab. `unknown`: sent, but no reply. `absent`: the gateway reports that it never arrived. */
  state: 'sending' | 'unknown' | 'absent';
  /** True while a first attempt is prepared: nothing has left this device. */
  isUnsent?: boolean | undefined;
};

export const storedIntent = v.object({
  key: wireKey,
  kind: v.string(),
  player: v.string(),
  content: v.unknown(),
  startedAt: wireTime,
  state: v.picklist(['sending', 'unknown', 'absent']),
  isUnsent: v.optional(v.boolean()),
});

export function newIntent<Content>(intent: Pick<Intent<Content>, 'kind' | 'player' | 'content'>): Intent<Content> {
  return { ...intent, key: newIdempotencyKey(), startedAt: Date.now(), state: 'sending' };
}

/** Marks an intent as unknown if it was being sent, by another tab or by this one before a reload. */
export function interrupted(intent: Intent): Intent {
  return intent.state === 'sending' ? { ...intent, state: 'unknown' } : intent;
}
