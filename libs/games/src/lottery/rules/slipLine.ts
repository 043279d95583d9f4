import { wireId, wireMoney } from '@parlour/kernel';
import * as v from 'valibot';

/** A line of the slip: the picks of each row, and the stake. */
export const slipLine = v.object({
  playTypeId: wireId,
  picks: v.pipe(v.array(v.pipe(v.array(wireId), v.maxLength(100))), v.maxLength(10)),
  unit: wireMoney,
  multiplier: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  rebate: wireMoney,
});
export type SlipLine = v.InferOutput<typeof slipLine>;
