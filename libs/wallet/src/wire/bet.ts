import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

/** What a lottery order is about, and its stake in each draw. */
const lotteryFacts = v.object({
  playTypeName: wireText,
  /** Choices, row by row. */
  numbers: v.pipe(v.array(v.array(wireText)), v.maxLength(10)),
  unit: wireMoney,
  multiplier: v.pipe(v.number(), v.safeInteger()),
  /** Percent of the stake that comes back. */
  rebate: wireMoney,
  subOrders: v.pipe(
    v.array(
      v.object({
        subOrderId: wireId,
        drawNo: wireText,
        multiplier: v.pipe(v.number(), v.safeInteger()),
        stake: wireMoney,
        payout: wireMoney,
        /** `stopped`: a chase that ended after a win gave the stake back. */
        status: v.picklist(['open', 'won', 'lost', 'cancelled', 'stopped']),
        /** Until then it can be cancelled. */
        closesAt: v.nullish(wireTime),
        drawsAt: wireTime,
        /** What was drawn, once it is. */
        result: v.nullable(v.array(wireText)),
      }),
    ),
    v.maxLength(100),
  ),
});

export const bet = v.object({
  orderId: wireId,
  roundId: wireText,
  gameName: wireText,
  vassalage: wireText,
  vendorName: v.nullish(wireText),
  gameType: wireText,
  placedAt: wireTime,
  settledAt: v.nullish(wireTime),
  stake: wireMoney,
  /** The part of the stake that counts towards turnover. */
  validStake: wireMoney,
  payout: wireMoney,
  net: wireMoney,
  status: v.picklist(['open', 'settled', 'cancelled']),
  /** The vendor's own page about the round. */
  roundUrl: v.nullish(wireText),
  /** Only in the details of a lottery bet. */
  lottery: v.nullish(lotteryFacts),
});

export type Bet = v.InferOutput<typeof bet>;

export const betTotals = v.object({
  count: v.pipe(v.number(), v.safeInteger()),
  stake: wireMoney,
  validStake: wireMoney,
  payout: wireMoney,
  net: wireMoney,
});

export type BetTotals = v.InferOutput<typeof betTotals>;
