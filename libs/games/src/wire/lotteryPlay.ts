import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const numbers = v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.maxLength(40));

/** A draw. Its times say whether it will take bets, takes them now, or is being drawn. */
export const draw = v.object({ drawNo: wireId, opensAt: wireTime, closesAt: wireTime, drawsAt: wireTime });

export const drawResult = v.object({
  drawNo: wireId,
  numbers,
  drawnAt: wireTime,
  /** Vietnam lotteries draw a table of prizes; `numbers` holds the digits of the first prize. */
  prizes: v.nullish(v.pipe(v.array(v.object({ name: wireText, numbers })), v.maxLength(12))),
});

/** The current draw and the last result of a lottery. `draw` is null while the operator has no data. */
export const numero = v.object({ draw: v.nullable(draw), last: v.nullable(drawResult) });

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A play type: the rows to pick from, the rule that turns picks into bets, and the payout of a bet. */
export const playType = v.object({
  playTypeId: wireId,
  name: wireText,
  help: wireText,
  /** `product`: one pick of each row makes a bet; `sum`: each pick is a bet; `choose`: each combination of `choose` numbers of the only row is a bet. */
  rule: v.picklist(['product', 'sum', 'choose']),
  choose: v.nullish(whole),
  rows: v.pipe(
    v.array(
      v.object({ label: wireText, options: v.pipe(v.array(v.object({ id: wireId, label: wireText })), v.minLength(1), v.maxLength(100)) }),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** Payout of a win per unit of stake, without rebate. */
  odds: wireMoney,
  /** Maximum number of wins of a line in one draw. */
  maxHits: whole,
  /** Maximum stake of one bet in one draw. */
  maxStake: wireMoney,
});

/** A line of a slip: the picks of each row, and the stake. */
export const line = v.object({
  playTypeId: wireId,
  picks: v.pipe(v.array(v.pipe(v.array(wireId), v.maxLength(100))), v.minLength(1), v.maxLength(10)),
  unit: wireMoney,
  multiplier: v.pipe(whole, v.minValue(1), v.maxValue(9999)),
  /** Percentage of the stake that is paid back; it reduces the payout of a win by the same share. */
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
  /** `stopped`: the chase ended after a win, and the stake was returned. */
  status: v.picklist(['open', 'won', 'lost', 'cancelled', 'stopped']),
  placedAt: v.number(),
  closesAt: v.number(),
  drawsAt: v.number(),
  /** The drawn numbers; null before the draw. */
  result: v.nullable(v.array(wireText)),
});
