import { wireCall, wireCount, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { currencySymbol } from './rewardWire';

/** Kinds of referral rewards (product 4.22). */
export const referralKinds = ['invitation', 'milestone', 'deposit', 'betting'] as const;
const kind = v.picklist(referralKinds);
const page = v.object({
  pageNo: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
const paged = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ content: wireList(item, 100), pageNum: wireCount, totalPages: wireCount });

const rule = v.object({
  kind,
  /** An amount; for `betting`, a percentage of the friend's stakes. */
  reward: wireMoney,
  /** A friend counts after depositing and staking these amounts. */
  minDeposit: wireMoney,
  minBet: wireMoney,
});

const invitee = v.object({
  id: wireId,
  /** Masked by the gateway. */
  name: wireText,
  joinedAt: wireTime,
  isQualified: v.boolean(),
  deposited: wireMoney,
  staked: wireMoney,
});

const income = v.object({ id: wireId, at: wireTime, kind, friend: v.nullable(wireText), amount: wireMoney });
const incomeDay = v.object({ day: v.pipe(v.string(), v.isoDate()), friends: wireCount, amount: wireMoney });

export const referralWire = {
  /** Returns the rules of the referral program and, for a member, the member's own code and figures in `mine`. */
  getReferral: wireCall({
    method: 'GET',
    path: '/wps/member/referral',
    access: 'anyone',
    input: v.object({}),
    value: v.object({
      currencySymbol,
      rules: wireList(rule, 10),
      mine: v.nullable(
        v.object({
          code: v.pipe(v.string(), v.regex(/^[\w-]{3,40}$/)),
          invited: wireCount,
          /** These are absent if the gateway does not tell them. */
          qualified: v.nullish(wireCount),
          today: v.nullish(wireMoney),
          yesterday: v.nullish(wireMoney),
          total: v.nullish(wireMoney),
          milestones: wireList(v.object({ friends: wireCount, reward: wireMoney, state: v.picklist(['paid', 'reached', 'ahead']) }), 30),
        }),
      ),
    }),
  }),
  /** Returns a page of the players whom the member invited. */
  getInvitees: wireCall({ method: 'GET', path: '/wps/member/referral/invitees', access: 'member', input: page, value: paged(invitee) }),
  /** Returns a page of the single referral rewards. */
  getReferralRecords: wireCall({
    method: 'GET',
    path: '/wps/member/referral/records',
    access: 'member',
    input: page,
    value: paged(income),
  }),
  /** Returns a page of the referral income by day. */
  getReferralIncome: wireCall({
    method: 'GET',
    path: '/wps/member/referral/income',
    access: 'member',
    input: page,
    value: paged(incomeDay),
  }),
};

export type Referral = v.InferOutput<(typeof referralWire)['getReferral']['value']>;
export type ReferralMine = NonNullable<Referral['mine']>;
export type ReferralRule = Referral['rules'][number];
