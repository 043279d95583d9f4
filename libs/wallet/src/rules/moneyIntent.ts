import { type AppError, isAppError, isOutcomeUnknown } from '@parlour/api-client';
import { newIdempotencyKey, wireId, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

const shared = {
  /** Idempotency key: made once, so that the gateway acts once however often it is asked. */
  key: v.pipe(v.string(), v.uuid()),
  /** Whose money: an intent of another player of this phone is never shown. */
  player: v.string(),
  /** What it was to go by, in words. */
  via: wireText,
  startedAt: wireTime,
};

/**
 * One wish of a player to move money, from the tap until the gateway's answer is known. `input` is what is sent again
 * if it has to be; a transaction password is never part of it.
 */
export const moneyIntent = v.variant('kind', [
  v.object({
    ...shared,
    kind: v.literal('deposit'),
    input: v.object({
      methodId: wireId,
      channelId: v.optional(wireId),
      promotionId: v.optional(wireId),
      amount: wireMoney,
      payerName: v.optional(v.string()),
      payerAccount: v.optional(v.string()),
      remark: v.optional(v.string()),
    }),
    state: v.picklist(['sending', 'unknown', 'absent']),
  }),
  v.object({
    ...shared,
    kind: v.literal('withdrawal'),
    input: v.object({ accountId: wireId, amount: wireMoney }),
    /** Sent; sent and no answer understood; the gateway says that it never came. */
    state: v.picklist(['sending', 'unknown', 'absent']),
  }),
  v.object({
    ...shared,
    kind: v.literal('transfer'),
    input: v.object({ fromId: wireId, toId: wireId, amount: wireMoney }),
    state: v.picklist(['sending', 'unknown', 'absent']),
  }),
]);

export type MoneyIntent = v.InferOutput<typeof moneyIntent>;
export type DepositIntent = Extract<MoneyIntent, { kind: 'deposit' }>;
export type WithdrawalIntent = Extract<MoneyIntent, { kind: 'withdrawal' }>;

export type TransferIntent = Extract<MoneyIntent, { kind: 'transfer' }>;
/** Intents that become an order with a page of its own. */
export type OrderIntent = DepositIntent | WithdrawalIntent;

/** How long a request may still be on its way to the gateway: the client's 30 s for money, and 10 s for what lies between. */
const REPLY_PATH_MS = 40_000;

/** From now on "no such order" is an answer; earlier the request may only be late. A clock that was set counts as over. */
export function isReplyPathOver({ startedAt }: MoneyIntent, now: number): boolean {
  return Math.abs(now - startedAt) > REPLY_PATH_MS;
}

/** As this tab sees what a page that went away, or another tab, was sending: the outcome is not known here. */
export function interrupted(intent: MoneyIntent): MoneyIntent {
  return intent.state === 'sending' ? { ...intent, state: 'unknown' } : intent;
}

/** True unless the gateway itself has said no. A connection that went away during the sending says nothing either. */
export function mayHaveHappened(error: unknown): boolean {
  return !isAppError(error) || isOutcomeUnknown(error) || error.kind === 'offline';
}

/** Details that a refusal carries, e.g. `orderNo` of OPEN_ORDER. */
export function refusal(error: unknown): { code: string; value: Record<string, unknown> } | undefined {
  if (!isAppError(error) || error.kind !== 'business') return undefined;
  const { code, value } = error as Extract<AppError, { kind: 'business' }>;
  return { code, value: typeof value === 'object' && value !== null ? { ...value } : {} };
}

type Wish<Intent extends MoneyIntent> = Omit<Intent, 'key' | 'startedAt' | 'state'>;

/** A wish that begins now, under a key of its own. */
export function newIntent<Intent extends MoneyIntent>(wish: Wish<Intent>): Intent {
  return { ...wish, key: newIdempotencyKey(), startedAt: Date.now(), state: 'sending' } as Intent;
}
