import { wireCall, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

/** How a player stands to a promotion or a reward (specification 3, promotion statuses). */
export const rewardStatuses = [
  'JOIN',
  'CLAIM',
  'APPLYING',
  'CLOSE',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESS',
  'JOINED',
  'COMING_SOON',
] as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const currencySymbol = v.pipe(v.string(), v.maxLength(8));
const idempotencyKey = v.pipe(v.string(), v.uuid());

export const reward = v.object({
  rewardId: wireId,
  /** The announcement that tells its terms. */
  promotionId: v.nullable(wireId),
  title: wireText,
  /** What it comes from, in words: "VIP weekly", "Cashback". */
  source: wireText,
  status: v.picklist(rewardStatuses),
  /** When it came to this status. */
  since: v.nullable(wireTime),
  currencySymbol,
  amount: v.nullable(wireMoney),
  /** The amount is the most it can be. */
  isUpTo: v.boolean(),
  /** How many times the amount has to be staked before a withdrawal. */
  turnoverTimes: v.nullable(wireMoney),
  /** Games that count, in words; none means all. */
  games: wireList(wireText, 20),
  /** From when, for what is still to come. */
  opensAt: v.nullable(wireTime),
  /** Until when it can be joined or claimed. */
  expiresAt: v.nullable(wireTime),
  /** It can be claimed in this window only; `nextAt` is the beginning of the one after it. */
  window: v.nullable(v.object({ from: wireTime, until: wireTime, nextAt: v.nullable(wireTime) })),
  progress: v.nullable(v.object({ done: wireMoney, target: wireMoney, unit: v.picklist(['money', 'count']) })),
  /** Why it was not approved, or cannot be claimed, in words. */
  reason: v.nullable(wireText),
  /** It is joined together with a deposit. */
  needsDeposit: v.boolean(),
});

const receipt = v.object({
  claimNo: wireId,
  rewardId: wireId,
  title: wireText,
  currencySymbol,
  amount: wireMoney,
  /** What was added to the play that a withdrawal asks for. */
  turnoverAdded: wireMoney,
  at: wireTime,
});

/** All that one claim credited; money, so all or nothing. */
const receipts = v.pipe(v.array(receipt), v.maxLength(100));

const signInDay = v.object({
  /** YYYY-MM-DD in the merchant's zone. */
  day: v.pipe(v.string(), v.isoDate()),
  state: v.picklist(['done', 'missed', 'open', 'ahead']),
  amount: wireMoney,
});

export const rewardWire = {
  /** A visitor is told what is on offer, a player also how it stands. */
  getRewards: wireCall({
    method: 'GET',
    path: '/wps/promotion/rewards',
    access: 'anyone',
    input: v.object({ language: v.string() }),
    value: wireList(reward, 300),
  }),
  /** Joining twice is joining once. Refused with PROMOTION_CLOSED, PROMOTION_OTHER_ACCOUNT or BREAK. */
  joinPromotion: wireCall({
    method: 'POST',
    path: '/wps/promotion/join',
    access: 'member',
    input: v.object({ idempotencyKey, rewardId: wireId, language: v.string() }),
    value: reward,
  }),
  /** Credits what can be claimed, each reward once whatever the key; the same key tells the same receipts. Refused with REWARD_GONE. */
  claimRewards: wireCall({
    method: 'POST',
    path: '/wps/promotion/claim',
    access: 'member',
    money: true,
    input: v.object({
      idempotencyKey,
      rewardIds: v.pipe(v.array(wireId), v.minLength(1), v.maxLength(100)),
      language: v.string(),
    }),
    value: receipts,
  }),
  /** What became of an intent whose answer was lost; empty when the gateway never saw it. */
  findClaim: wireCall({
    method: 'GET',
    path: '/wps/promotion/claim',
    access: 'member',
    input: v.object({ idempotencyKey, language: v.string() }),
    value: receipts,
  }),
  getSignIn: wireCall({
    method: 'GET',
    path: '/wps/promotion/signIn',
    access: 'member',
    input: v.object({}),
    value: v.object({ currencySymbol, signedDays: count, days: v.pipe(v.array(signInDay), v.maxLength(42)) }),
  }),
  /** Credits today's gift, once a day whatever the key. */
  signIn: wireCall({
    method: 'POST',
    path: '/wps/promotion/signIn',
    access: 'member',
    money: true,
    input: v.object({ idempotencyKey, language: v.string() }),
    value: receipts,
  }),
};

export type Reward = v.InferOutput<typeof reward>;
export type RewardStatus = Reward['status'];
export type Receipt = v.InferOutput<typeof receipt>;
