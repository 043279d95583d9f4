import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';
import { count } from './page';

export const depositMethod = v.object({
  methodId: wireId,
  group: v.picklist(['ewallet', 'qr', 'bank', 'other']),
  name: wireText,
  min: wireMoney,
  max: wireMoney,
  /** Share of the amount, e.g. "0.01". */
  feeRate: wireMoney,
  typicalMinutes: v.number(),
  health: v.picklist(['ok', 'slow', 'down']),
  presets: v.pipe(v.array(wireMoney), v.maxLength(12)),
  /** Extra fields that this method asks for. */
  fields: v.array(v.picklist(['payerName', 'payerAccount', 'remark'])),
  /** Turnover per unit deposited before a withdrawal. */
  turnoverRate: wireMoney,
});

export type DepositMethod = v.InferOutput<typeof depositMethod>;

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
  addedAt: wireTime,
});

export type Account = v.InferOutput<typeof account>;

export const accountProvider = v.object({
  providerId: wireId,
  kind: v.picklist(['ewallet', 'bank']),
  name: wireText,
  minDigits: count,
  maxDigits: count,
  /** Shown in the field, e.g. "09•• ••• ••••". */
  example: v.nullish(wireText),
});

export type AccountProvider = v.InferOutput<typeof accountProvider>;

/** What stands between the player and a withdrawal (product decision 4.7). */
export const withdrawRules = v.object({
  balance: wireMoney,
  withdrawable: wireMoney,
  currencySymbol: wireText,
  min: wireMoney,
  max: wireMoney,
  feeRate: wireMoney,
  remainingToday: count,
  dailyCount: count,
  typicalMinutes: v.number(),
  hasPaymentPassword: v.boolean(),
  /** Name of the account holder; accounts must carry it. */
  payeeName: v.nullish(wireText),
  maxAccounts: count,
  turnover: v.nullish(
    v.object({
      required: wireMoney,
      done: wireMoney,
      sources: v.array(v.object({ orderNo: wireId, label: wireText, required: wireMoney, done: wireMoney, at: wireTime })),
    }),
  ),
});

export type WithdrawRules = v.InferOutput<typeof withdrawRules>;
