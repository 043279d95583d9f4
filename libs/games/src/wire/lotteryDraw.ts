import { wireId, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

const numbers = v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.maxLength(40));

/** A draw that takes bets, will take them, or is being drawn: the moments say which. */
export const draw = v.object({ drawNo: wireId, opensAt: wireTime, closesAt: wireTime, drawsAt: wireTime });

export const drawResult = v.object({
  drawNo: wireId,
  numbers,
  drawnAt: wireTime,
  /** Vietnam lotteries draw a whole table; `numbers` are the digits of its first prize. */
  prizes: v.nullish(v.pipe(v.array(v.object({ name: wireText, numbers })), v.maxLength(12))),
});

/** Where a lottery stands; `draw` is null while the operator has no data. */
export const numero = v.object({ draw: v.nullable(draw), last: v.nullable(drawResult) });
