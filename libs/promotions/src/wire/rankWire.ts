import { wireCall, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { currencySymbol } from './rewardWire';

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const rankKinds = ['bet', 'deposit'] as const;
export const rankPeriods = ['today', 'week', 'month'] as const;

const row = v.object({
  id: wireId,
  place,
  /** Masked by the gateway. */
  name: wireText,
  /** Money, or points if the operator uses points. */
  score: wireMoney,
  prize: v.nullable(wireMoney),
  /** Places gained (positive) or lost since the last count; absent for new players. */
  change: v.nullable(v.pipe(v.number(), v.safeInteger())),
  /** The player's own row. */
  isMine: v.optional(v.boolean(), false),
});

export const rankWire = {
  /** Returns the rank list of a kind and a period. */
  getRank: wireCall({
    method: 'GET',
    path: '/lgw/rank',
    access: 'anyone',
    input: v.object({ kind: v.picklist(rankKinds), period: v.picklist(rankPeriods) }),
    value: v.object({
      currencySymbol,
      unit: v.picklist(['money', 'points']),
      startsAt: wireTime,
      endsAt: wireTime,
      prizes: wireList(v.object({ from: place, to: place, prize: wireMoney }), 50),
      rows: wireList(row, 100),
      /** `toNext`: the difference to the next higher place. */
      mine: v.nullable(v.object({ place: v.nullable(place), score: wireMoney, toNext: v.nullable(wireMoney) })),
      last: wireList(row, 100),
    }),
  }),
};

export type Rank = v.InferOutput<(typeof rankWire)['getRank']['value']>;
export type RankRow = Rank['rows'][number];
export type RankKind = (typeof rankKinds)[number];
export type RankPeriod = (typeof rankPeriods)[number];
