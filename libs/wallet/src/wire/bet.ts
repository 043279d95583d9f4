import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

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
