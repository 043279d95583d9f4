import { wireCall, wireCount, wireId, wireMoney, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

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

/** Specification 5 and 9: png or jpg, 5 MB each; product 4.6: three at most. */
export const MAX_PROOFS = 3;
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
/** Size of one part in bytes. On a slow connection, a small lost part costs little. */
export const PROOF_PART_BYTES = 384 * 1024;

/** Calls about what a deposit needs: methods, promotions, limits and receipts. */
export const depositsWire = {
  /** Returns the payment methods for deposits with their limits and health. */
  getDepositMethods: wireCall({
    method: 'GET',
    path: '/wps/transaction/deposit/methods',
    access: 'member',
    input: v.object({ language: wireWord }),
    value: v.pipe(v.array(depositMethod), v.maxLength(60)),
  }),
  /** Returns the promotions that the player can choose for a deposit. */
  getDepositPromotions: wireCall({
    method: 'GET',
    path: '/wps/transaction/deposit/promotions',
    access: 'member',
    input: v.object({ language: wireWord }),
    value: v.pipe(v.array(depositPromotion), v.maxLength(40)),
  }),
  /** Returns the deposit limit that applies to the player, and how much of it is left. */
  getRemainingLimit: wireCall({
    method: 'GET',
    path: '/wps/transaction/deposit/limits',
    access: 'member',
    input: v.object({}),
    value: remainingLimit,
  }),
  /** Uploads one part of a receipt, in base64. The same part again changes nothing. After the last part the gateway checks the content. */
  putProof: wireCall({
    method: 'PUT',
    path: '/wps/transaction/deposit/proof',
    access: 'member',
    input: v.object({
      orderNo: wireId,
      proofId: v.pipe(v.string(), v.uuid()),
      part: wireCount,
      parts: v.pipe(wireCount, v.minValue(1), v.maxValue(20)),
      data: v.pipe(v.string(), v.maxLength(600_000)),
    }),
    value: v.object({ complete: v.boolean(), proofs: wireCount }),
  }),
};
