import { wireId, wireMoney, wireText } from '@parlour/kernel';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One way to bet: rows to choose from, how choices make bets, what a bet pays. */
export const playType = v.object({
  playTypeId: wireId,
  name: wireText,
  help: wireText,
  /** `product`: one of each row; `sum`: each choice is a bet; `choose`: every group of `choose` numbers of the one row. */
  rule: v.picklist(['product', 'sum', 'choose']),
  choose: v.nullish(whole),
  rows: v.pipe(
    v.array(
      v.object({ label: wireText, options: v.pipe(v.array(v.object({ id: wireId, label: wireText })), v.minLength(1), v.maxLength(100)) }),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** What one unit of stake pays when it wins, without a rebate. */
  odds: wireMoney,
  /** How many times one draw can pay a line. */
  maxHits: whole,
  /** Most stake of one bet in one draw. */
  maxStake: wireMoney,
});

/** A line as it is sent: choices per row. */
export const line = v.object({
  playTypeId: wireId,
  picks: v.pipe(v.array(v.pipe(v.array(wireId), v.maxLength(100))), v.minLength(1), v.maxLength(10)),
  unit: wireMoney,
  multiplier: v.pipe(whole, v.minValue(1), v.maxValue(9999)),
  /** Percent of the stake that comes back; a win pays so much less. */
  rebate: wireMoney,
});

export const subOrder = v.object({
  subOrderId: wireId,
  orderId: wireId,
  nodeId: wireId,
  gameName: wireText,
  drawNo: wireId,
  playTypeName: wireText,
  picks: v.array(v.array(wireText)),
  bets: whole,
  unit: wireMoney,
  multiplier: whole,
  stake: wireMoney,
  rebate: wireMoney,
  payout: wireMoney,
  /** `stopped`: a chase that ended after a win gave the stake back. */
  status: v.picklist(['open', 'won', 'lost', 'cancelled', 'stopped']),
  placedAt: v.number(),
  closesAt: v.number(),
  drawsAt: v.number(),
  /** What was drawn, once it is. */
  result: v.nullable(v.array(wireText)),
});
