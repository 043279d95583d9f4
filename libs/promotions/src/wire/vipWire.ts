import { wireCall, wireCount, wireId, wireList, wireMoney, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { currencySymbol } from './rewardWire';

/** Benefits of a level, in display order (product 4.12). */
export const vipBenefits = ['upgrade', 'weekly', 'monthly', 'birthday', 'rebate', 'withdrawal', 'support'] as const;

const level = v.object({
  level: wireCount,
  name: wireText,
  /** Total wagering needed to reach the level, and monthly wagering needed to keep it. */
  turnover: wireMoney,
  keep: wireMoney,
  upgrade: wireMoney,
  weekly: wireMoney,
  monthly: wireMoney,
  birthday: wireMoney,
  /** In percent. */
  rebate: wireList(v.object({ gameType: wireText, percent: wireMoney }), 20),
  withdrawDaily: wireMoney,
  withdrawCount: wireCount,
  ownSupport: v.boolean(),
});

const bar = v.object({
  kind: v.picklist(['turnover', 'keep', 'deposit']),
  done: wireMoney,
  target: wireMoney,
  until: v.nullable(wireTime),
});

const benefit = v.object({
  kind: v.picklist(vipBenefits),
  state: v.picklist(['available', 'claimed', 'needs', 'included']),
  /** Text about the missing conditions. */
  needs: v.nullable(wireText),
  nextAt: v.nullable(wireTime),
});

export const vipWire = {
  /** Returns the VIP levels and rules and, for a player whose level is known, the player's progress in `mine`. */
  getVip: wireCall({
    method: 'GET',
    path: '/wps/member/vip',
    access: 'anyone',
    input: v.object({ language: wireWord }),
    value: v.object({
      currencySymbol,
      levels: v.pipe(v.array(level), v.maxLength(50)),
      rules: wireList(v.object({ title: wireText, content: v.pipe(v.string(), v.maxLength(100_000)) }), 30),
      mine: v.nullable(
        v.object({
          level: wireCount,
          /** Name of the level, from a gateway that does not list all levels. */
          name: v.nullish(wireText),
          /** Empty if the gateway tracks no progress. */
          bars: wireList(bar, 3),
          benefits: wireList(benefit, 20),
          history: wireList(
            v.object({
              id: wireId,
              at: wireTime,
              event: v.picklist(['reached', 'kept', 'fell', 'paid']),
              title: wireText,
              amount: v.nullable(wireMoney),
            }),
            100,
          ),
        }),
      ),
    }),
  }),
};

export type Vip = v.InferOutput<(typeof vipWire)['getVip']['value']>;
export type VipLevel = Vip['levels'][number];
export type VipMine = NonNullable<Vip['mine']>;
