import { wireTime } from '@parlour/kernel';
import * as v from 'valibot';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Moments of both ends, in milliseconds; `to` is excluded. */
export const range = { from: wireTime, to: wireTime };

/** A page of rows with figures: it fails as a whole when one row is wrong. */
export function page<Row extends v.GenericSchema>(row: Row) {
  return { content: v.pipe(v.array(row), v.maxLength(100)), pageNum: count, totalPages: count };
}
