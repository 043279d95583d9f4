import type { LateOutcome } from '@parlour/api-client';
import { loggedIn, toastDismissed, toastRequested } from '@parlour/kernel';
import { playerKeyOf } from '@parlour/player/session';
import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Intent } from './intent';
import { intentAnsweredLate } from './submissionSlice';

type Listener = Pick<ListenerEffectAPI<unknown, ThunkDispatch<unknown, unknown, UnknownAction>>, 'dispatch' | 'take'>;

/** Specification 8, toast levels: a long toast. */
const OUTCOME_TOAST_MS = 8000;

const toasts = {
  accepted: { level: 'success', text: { catalogue: 'acceptedAfterLogout' } },
  refused: { level: 'info', text: { catalogue: 'refusedAfterLogout' } },
  unknown: { level: 'info', text: { catalogue: 'unknownAfterLogout' } },
} as const satisfies Record<LateOutcome, object>;

/**
 * Tells the sender what became of a request that was on its way when the session ended. Its reply tells only that, and only once. Another
 * player who logs in meanwhile is told nothing.
 */
export async function tellLateOutcome({ key, player }: Intent, { dispatch, take }: Listener): Promise<void> {
  const isAnswer = (action: unknown) => intentAnsweredLate.match(action) && action.payload.key === key;
  const isOther = (action: unknown) => loggedIn.match(action) && playerKeyOf(action.payload) !== player;

  dispatch(toastRequested({ level: 'loading', text: { catalogue: 'sentBeforeLogout' } }));
  const [event] = await take((action) => isAnswer(action) || isOther(action));
  dispatch(toastDismissed());
  if (intentAnsweredLate.match(event)) dispatch(toastRequested({ ...toasts[event.payload.outcome], durationMs: OUTCOME_TOAST_MS }));
}
