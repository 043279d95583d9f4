import { wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Start and end in milliseconds since the epoch; `to` is excluded. */
export const range = { from: wireTime, to: wireTime };

/** A page of rows with figures. One invalid row fails the whole page. */
export function page<Row extends v.GenericSchema>(row: Row) {
  return { content: v.pipe(v.array(row), v.maxLength(100)), pageNum: count, totalPages: count };
}
