import { wireCall, wireCount, wireId, wireKey, wireLine, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const account = v.object({
  accountId: wireId,
  kind: v.picklist(['ewallet', 'bank']),
  providerId: wireId,
  provider: wireText,
  /** e.g. "••••7731" */
  maskedNumber: wireText,
  holder: wireText,
  isDefault: v.boolean(),
  status: v.picklist(['active', 'review', 'locked']),
  /** Absent if the gateway does not tell it. */
  addedAt: v.nullish(wireTime),
  /** Time from which the new account can receive withdrawals. */
  coolingUntil: v.nullish(wireTime),
});

export type Account = v.InferOutput<typeof account>;

export const accountProvider = v.object({
  providerId: wireId,
  kind: v.picklist(['ewallet', 'bank']),
  name: wireText,
  minDigits: wireCount,
  maxDigits: wireCount,
  /** Shown in the field, e.g. "09•• ••• ••••". */
  example: v.nullish(wireText),
});

export type AccountProvider = v.InferOutput<typeof accountProvider>;

const countingGames = v.optional(v.pipe(v.array(wireText), v.maxLength(20)), []);

const turnover = v.object({
  required: wireMoney,
  done: wireMoney,
  /** Game types that count towards every source; empty where each source names its own. */
  games: countingGames,
  sources: v.array(
    v.object({
      orderNo: wireId,
      kind: v.nullish(v.picklist(['deposit', 'bonus'])),
      label: wireText,
      required: wireMoney,
      done: wireMoney,
      at: wireTime,
      /** Game types that count towards this source alone, where the sources differ. */
      games: countingGames,
    }),
  ),
});

/** Conditions for a withdrawal (product decision 4.7). */
export const withdrawRules = v.object({
  balance: wireMoney,
  withdrawable: wireMoney,
  currencySymbol: wireText,
  min: wireMoney,
  max: wireMoney,
  feeRate: wireMoney,
  remainingToday: wireCount,
  dailyCount: wireCount,
  typicalMinutes: v.number(),
  hasPaymentPassword: v.boolean(),
  /** Name of the account holder, which all accounts must have. */
  payeeName: v.nullish(wireText),
  /** Null if the operator does not require it. */
  phoneVerified: v.nullish(v.boolean()),
  kycPassed: v.nullish(v.boolean()),
  /** Time until which withdrawals are suspended. */
  closedUntil: v.nullish(wireTime),
  maxAccounts: wireCount,
  /** Turnover that the cash waits for. */
  turnover: v.nullish(turnover),
  /** Bonus money and the turnover that it waits for; neither limits a withdrawal. */
  bonus: v.nullish(v.object({ balance: wireMoney, turnover: v.nullish(turnover) })),
});

export type WithdrawRules = v.InferOutput<typeof withdrawRules>;

/** Calls about withdrawal accounts, the transaction password and the conditions of a withdrawal. */
export const accountsWire = {
  /** Returns the limits and conditions of the player's withdrawals. */
  getWithdrawRules: wireCall({
    method: 'GET',
    path: '/wps/transaction/withdraw/rules',
    access: 'member',
    input: v.object({}),
    value: withdrawRules,
  }),
  /** Returns whether the player has a transaction password. */
  hasWithdrawalPassword: wireCall({
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    access: 'member',
    input: v.object({}),
    value: v.boolean(),
  }),
  /** Sets the first transaction password. */
  setPaymentPassword: wireCall({
    method: 'POST',
    path: '/wps/member/paymentPassword',
    access: 'member',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, paymentPassword: wireLine, password: wireLine }),
    value: v.object({ setAt: wireTime }),
  }),
  /** Returns when the first transaction password was set under an idempotency key after a lost reply, or null if it was never set. */
  findPaymentPassword: wireCall({
    method: 'GET',
    path: '/wps/member/paymentPassword/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(v.object({ setAt: wireTime })),
  }),
  /** Returns the banks and wallets that can hold a withdrawal account. */
  getAccountProviders: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard/providers',
    access: 'member',
    input: v.object({}),
    value: v.pipe(v.array(accountProvider), v.maxLength(200)),
  }),
  /** Returns the player's withdrawal accounts, with masked numbers. */
  getAccounts: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard',
    access: 'member',
    input: v.object({}),
    value: v.pipe(v.array(account), v.maxLength(50)),
  }),
  /** Adds a withdrawal account. */
  addAccount: wireCall({
    method: 'POST',
    path: '/wps/member/bankCard',
    access: 'member',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, providerId: wireId, holder: wireLine, number: wireLine, paymentPassword: wireLine }),
    value: account,
  }),
  /** Returns the account added under an idempotency key after a lost reply, or null if the gateway never received the key. */
  findAccount: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(account),
  }),
  /** Returns the full number of a withdrawal account for the transaction password. */
  revealAccount: wireCall({
    method: 'POST',
    path: '/wps/member/bankCard/reveal',
    access: 'member',
    encrypted: true,
    input: v.object({ accountId: wireId, paymentPassword: wireLine }),
    value: v.object({ number: wireText }),
  }),
  /** Makes a withdrawal account the default one and returns all accounts. */
  setDefaultAccount: wireCall({
    method: 'PUT',
    path: '/wps/member/bankCard/default',
    access: 'member',
    input: v.object({ accountId: wireId }),
    value: v.pipe(v.array(account), v.maxLength(50)),
  }),
  /** Removes a withdrawal account. */
  removeAccount: wireCall({
    method: 'POST',
    path: '/wps/member/bankCard/remove',
    access: 'member',
    encrypted: true,
    input: v.object({ accountId: wireId, paymentPassword: wireLine }),
    value: v.nullish(v.unknown()),
  }),
};
