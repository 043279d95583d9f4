import { wireCall, wireCount, wireId, wireKey, wireList, wireMoney, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Status of a promotion or reward for this player (specification 3, promotion statuses). */
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

export const currencySymbol = v.pipe(v.string(), v.maxLength(8));

export const reward = v.object({
  rewardId: wireId,
  /**
   * A mission is a task of the day: its progress counts up to a target, and `expiresAt` is when the day ends. `signUp` is the gift for opening
   * an account.
   */
  kind: v.optional(v.picklist(['offer', 'mission', 'signUp']), 'offer'),
  /** Id of the announcement with its terms. */
  promotionId: v.nullable(wireId),
  title: wireText,
  /** Source of the reward as text: "VIP weekly", "Cashback". */
  source: wireText,
  status: v.picklist(rewardStatuses),
  /** Time at which it reached this status. */
  since: v.nullable(wireTime),
  currencySymbol,
  amount: v.nullable(wireMoney),
  /** The amount is a maximum. */
  isUpTo: v.boolean(),
  /**
   * Turnover after which the reward becomes cash, as a multiple of the amount. Of a reward that a deposit brings it may be a multiple of deposit
   * and reward together; such a reward is never claimed by itself.
   */
  turnoverTimes: v.nullable(wireMoney),
  turnoverBase: v.optional(v.picklist(['bonus', 'depositAndBonus']), 'bonus'),
  /** Names of the games that count; empty if all games count. */
  games: wireList(wireText, 20),
  /** Start, if it has not started yet. */
  opensAt: v.nullable(wireTime),
  /** Deadline for joining or claiming. */
  expiresAt: v.nullable(wireTime),
  /** It can be claimed only in this window; `nextAt` is the start of the following window. */
  window: v.nullable(v.object({ from: wireTime, until: wireTime, nextAt: v.nullable(wireTime) })),
  progress: v.nullable(v.object({ done: wireMoney, target: wireMoney, unit: v.picklist(['money', 'count']) })),
  /** Text that explains why it was not approved or cannot be claimed. */
  reason: v.nullable(wireText),
  /** True if the player joins by making a deposit. */
  needsDeposit: v.boolean(),
});

const receipt = v.object({
  claimNo: wireId,
  rewardId: wireId,
  title: wireText,
  currencySymbol,
  amount: wireMoney,
  /** Turnover that it added to the requirement for a withdrawal. */
  turnoverAdded: wireMoney,
  at: wireTime,
});

/** All rewards credited by one claim. One invalid entry fails the whole list, because it is money. */
const receipts = v.pipe(v.array(receipt), v.maxLength(100));

const signInDay = v.object({
  /** YYYY-MM-DD in the merchant's zone. */
  day: v.pipe(v.string(), v.isoDate()),
  state: v.picklist(['done', 'missed', 'open', 'ahead']),
  amount: wireMoney,
});

export const rewardWire = {
  /** Returns the rewards on offer and, for a player, the state of each. */
  getRewards: wireCall({
    method: 'GET',
    path: '/wps/promotion/rewards',
    access: 'anyone',
    input: v.object({ language: wireWord }),
    value: wireList(reward, 300),
  }),
  /** Joins a promotion. Joining again changes nothing. Refused with PROMOTION_CLOSED or PROMOTION_OTHER_ACCOUNT. */
  joinPromotion: wireCall({
    method: 'POST',
    path: '/wps/promotion/join',
    access: 'member',
    closedByPause: true,
    input: v.object({ idempotencyKey: wireKey, rewardId: wireId, language: wireWord }),
    value: reward,
  }),
  /** Credits rewards that can be claimed, each once whatever the key. The same key returns the same receipts. Refused with REWARD_GONE. */
  claimRewards: wireCall({
    method: 'POST',
    path: '/wps/promotion/claim',
    access: 'member',
    money: true,
    closedByPause: true,
    input: v.object({
      idempotencyKey: wireKey,
      rewardIds: v.pipe(v.array(wireId), v.minLength(1), v.maxLength(100)),
      language: wireWord,
    }),
    value: receipts,
  }),
  /** Returns the receipts of an idempotency key after a lost reply; empty if the gateway never received it. */
  findClaim: wireCall({
    method: 'GET',
    path: '/wps/promotion/claim',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey, language: wireWord }),
    value: receipts,
  }),
  /** Returns the calendar of daily gifts and the days already signed. */
  getSignIn: wireCall({
    method: 'GET',
    path: '/wps/promotion/signIn',
    access: 'member',
    input: v.object({}),
    value: v.object({ currencySymbol, signedDays: wireCount, days: v.pipe(v.array(signInDay), v.maxLength(42)) }),
  }),
  /** Credits today's gift, once a day whatever the key. */
  signIn: wireCall({
    method: 'POST',
    path: '/wps/promotion/signIn',
    access: 'member',
    money: true,
    closedByPause: true,
    input: v.object({ idempotencyKey: wireKey, language: wireWord }),
    value: receipts,
  }),
};

export type Reward = v.InferOutput<typeof reward>;
export type SignInDay = v.InferOutput<typeof signInDay>;
export type RewardStatus = Reward['status'];
export type Receipt = v.InferOutput<typeof receipt>;
