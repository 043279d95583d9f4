import { wireId, wireText, wireTime } from '@parlour/kernel/wire-call';
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
