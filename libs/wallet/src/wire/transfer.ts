import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';
import { count } from './page';

const health = v.picklist(['ok', 'slow', 'down']);

/** Variants of deposit (specification 7). Each decides what the order page shows. */
const depositKind = v.picklist(['bank', 'manual', 'alipay', 'qq', 'wechat', 'gateway', 'qr', 'ewallet']);

/** One of several ways within a method, each with limits and a fee of its own. */
const depositChannel = v.object({
  channelId: wireId,
  name: wireText,
  min: wireMoney,
  max: wireMoney,
  feeRate: wireMoney,
  typicalMinutes: v.number(),
  health,
  /** e.g. "+1 %" */
  tag: v.nullish(wireText),
});

export type DepositChannel = v.InferOutput<typeof depositChannel>;

export const depositMethod = v.object({
  kind: v.nullish(depositKind),
  channels: v.optional(v.pipe(v.array(depositChannel), v.maxLength(20)), []),
  methodId: wireId,
  group: v.picklist(['ewallet', 'qr', 'bank', 'other']),
  name: wireText,
  min: wireMoney,
  max: wireMoney,
  /** Share of the amount, e.g. "0.01". */
  feeRate: wireMoney,
  typicalMinutes: v.number(),
  health,
  /** Why it is slow or down, in the player's language. */
  healthReason: v.nullish(wireText),
  presets: v.pipe(v.array(wireMoney), v.maxLength(12)),
  /** Extra fields that this method asks for. */
  fields: v.array(v.picklist(['payerName', 'payerAccount', 'remark'])),
  /** Turnover per unit deposited before a withdrawal. */
  turnoverRate: wireMoney,
});

export type DepositMethod = v.InferOutput<typeof depositMethod>;

/** An offer that a player may choose with a deposit; nothing is chosen unless they do. */
export const depositPromotion = v.object({
  promotionId: wireId,
  title: wireText,
  /** The least amount that takes part. */
  min: wireMoney,
  /** Share of the amount that is given on top, and the most of it. */
  rate: wireMoney,
  maxBonus: wireMoney,
  /** How often the bonus has to be wagered. */
  turnoverTimes: wireMoney,
  excluded: v.optional(v.pipe(v.array(wireText), v.maxLength(20)), []),
  terms: v.optional(wireText, ''),
});

export type DepositPromotion = v.InferOutput<typeof depositPromotion>;

/** What stands between a player and a deposit besides the method (product decision 4.6, gates). */
export const depositRoom = v.object({
  /** No deposit was ever credited: a limit may be offered first. */
  isFirst: v.optional(v.boolean(), false),
  /** Own limits; null for none. */
  limit: v.nullish(wireMoney),
  remaining: v.nullish(wireMoney),
  resetsAt: v.nullish(wireTime),
  /** Of several limits the lowest that applies is told: this one. */
  period: v.nullish(v.picklist(['day', 'week', 'month'])),
  /** On a break until then. */
  breakUntil: v.nullish(wireTime),
});

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
  /** A new account can be paid out to from then on. */
  coolingUntil: v.nullish(wireTime),
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
  /** Null where the operator does not ask for it. */
  phoneVerified: v.nullish(v.boolean()),
  kycPassed: v.nullish(v.boolean()),
  /** Withdrawals rest until then. */
  closedUntil: v.nullish(wireTime),
  maxAccounts: count,
  turnover: v.nullish(
    v.object({
      required: wireMoney,
      done: wireMoney,
      /** Kinds of game that count. */
      games: v.optional(v.pipe(v.array(wireText), v.maxLength(20)), []),
      sources: v.array(
        v.object({
          orderNo: wireId,
          kind: v.nullish(v.picklist(['deposit', 'bonus'])),
          label: wireText,
          required: wireMoney,
          done: wireMoney,
          at: wireTime,
        }),
      ),
    }),
  ),
});

export type WithdrawRules = v.InferOutput<typeof withdrawRules>;
