import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { count } from './page';

const health = v.picklist(['ok', 'slow', 'down']);

/** Variants of deposit (specification 7). Each decides the content of the order page. */
const depositKind = v.picklist(['bank', 'manual', 'alipay', 'qq', 'wechat', 'gateway', 'qr', 'ewallet']);

/** One of several channels of a method, each with its own limits and fee. */
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
  /** Path of the provider's logo, 3:2, on the image CDN. */
  logo: v.nullish(wireText),
  min: wireMoney,
  max: wireMoney,
  /** Share of the amount, e.g. "0.01". */
  feeRate: wireMoney,
  typicalMinutes: v.number(),
  health,
  /** Reason why it is slow or down, in the player's language. */
  healthReason: v.nullish(wireText),
  presets: v.pipe(v.array(wireMoney), v.maxLength(12)),
  /** Additional fields that this method requires. */
  fields: v.array(v.picklist(['payerName', 'payerAccount', 'remark'])),
  /** Turnover required before a withdrawal, per unit deposited. */
  turnoverRate: wireMoney,
  /** The player's last credited deposit by this method, so that it can be repeated on another device. */
  last: v.nullish(v.object({ amount: wireMoney, channelId: v.nullish(wireId), at: wireTime })),
});

export type DepositMethod = v.InferOutput<typeof depositMethod>;

/** An offer that a player may choose with a deposit. Only the one whose link the player followed is preselected. */
export const depositPromotion = v.object({
  promotionId: wireId,
  title: wireText,
  /** Minimum deposit for the offer. */
  min: wireMoney,
  /** Bonus as a share of the amount, and its maximum. */
  rate: wireMoney,
  maxBonus: wireMoney,
  /** Turnover of the bonus, as a multiple of the bonus alone or of deposit and bonus. */
  turnoverTimes: wireMoney,
  turnoverBase: v.optional(v.picklist(['bonus', 'depositAndBonus']), 'bonus'),
  /** Offered for the first deposit only. */
  isFirstOnly: v.optional(v.boolean(), false),
  excluded: v.optional(v.pipe(v.array(wireText), v.maxLength(20)), []),
  terms: v.optional(wireText, ''),
});

export type DepositPromotion = v.InferOutput<typeof depositPromotion>;

/** Conditions for a deposit besides the method (product decision 4.6, gates). */
export const remainingLimit = v.object({
  /** True if no deposit was ever credited; the app may then offer to set a limit first. */
  isFirst: v.optional(v.boolean(), false),
  /** The player's own limit; null if there is none. */
  limit: v.nullish(wireMoney),
  remaining: v.nullish(wireMoney),
  resetsAt: v.nullish(wireTime),
  /** The limit that applies: the lowest if there are several. */
  period: v.nullish(v.picklist(['day', 'week', 'month'])),
  /** End of the player's break. */
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
  minDigits: count,
  maxDigits: count,
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
  remainingToday: count,
  dailyCount: count,
  typicalMinutes: v.number(),
  hasPaymentPassword: v.boolean(),
  /** Name of the account holder, which all accounts must have. */
  payeeName: v.nullish(wireText),
  /** Null if the operator does not require it. */
  phoneVerified: v.nullish(v.boolean()),
  kycPassed: v.nullish(v.boolean()),
  /** Time until which withdrawals are suspended. */
  closedUntil: v.nullish(wireTime),
  maxAccounts: count,
  /** Turnover that the cash waits for. */
  turnover: v.nullish(turnover),
  /** Bonus money and the turnover that it waits for; neither limits a withdrawal. */
  bonus: v.nullish(v.object({ balance: wireMoney, turnover: v.nullish(turnover) })),
});

export type WithdrawRules = v.InferOutput<typeof withdrawRules>;
