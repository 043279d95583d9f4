import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Details of a lottery order, with its stake in each draw. */
const lotteryFacts = v.object({
  playTypeName: wireText,
  /** The picks of each row. */
  numbers: v.pipe(v.array(v.array(wireText)), v.maxLength(10)),
  unit: wireMoney,
  multiplier: v.pipe(v.number(), v.safeInteger()),
  /** Percentage of the stake that is paid back. */
  rebate: wireMoney,
  subOrders: v.pipe(
    v.array(
      v.object({
        subOrderId: wireId,
        drawNo: wireText,
        multiplier: v.pipe(v.number(), v.safeInteger()),
        stake: wireMoney,
        payout: wireMoney,
        /** `stopped`: the chase ended after a win, and the stake was returned. */
        status: v.picklist(['open', 'won', 'lost', 'cancelled', 'stopped']),
        /** Deadline for cancelling it. */
        closesAt: v.nullish(wireTime),
        drawsAt: wireTime,
        /** The drawn numbers, after the draw. */
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
  /** Part of the stake that counts towards turnover. */
  validStake: wireMoney,
  payout: wireMoney,
  net: wireMoney,
  status: v.picklist(['open', 'settled', 'cancelled']),
  /** The bet is settled and paid, and the vendor reports the round, with its page, later. */
  detailsFollow: v.optional(v.boolean(), false),
  /** URL of the vendor's page about the round. */
  roundUrl: v.nullish(wireText),
  /** Present only in the details of a lottery bet. */
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
