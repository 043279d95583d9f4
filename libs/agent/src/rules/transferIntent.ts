import { isAppError, isOutcomeUnknown } from '@parlour/api-client';
import { newIdempotencyKey, wireId, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

/** One wish to send money, kept until the gateway's answer is known; the transaction password is never part of it. */
export const transferIntent = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** Whose money it is: another player of this phone never sees it. */
  player: v.string(),
  memberId: wireId,
  name: wireText,
  amount: wireMoney,
  startedAt: wireTime,
});
export type TransferIntent = v.InferOutput<typeof transferIntent>;

/** How long a request may still be on its way: the client's 30 s for money, and 10 s for what lies between. */
const REPLY_PATH_MS = 40_000;

export function newTransferIntent(wish: Omit<TransferIntent, 'key' | 'startedAt'>): TransferIntent {
  return { ...wish, key: newIdempotencyKey(), startedAt: Date.now() };
}

/** From now on "no such transfer" is an answer. A clock that was set counts as over. */
export function isAnswerDue({ startedAt }: TransferIntent, now: number): boolean {
  return Math.abs(now - startedAt) > REPLY_PATH_MS;
}

/** True unless the gateway itself has said no. */
export function mayHaveArrived(error: unknown): boolean {
  return !isAppError(error) || isOutcomeUnknown(error) || error.kind === 'offline';
}
