import * as v from 'valibot';
import { isMoney } from './isMoney';

/** An amount on the wire: a decimal string. Invalid amounts fail, so that a wrong figure is never shown as money. */
export const wireMoney = v.custom<string>(isMoney, 'decimal string expected');
/** An id on the wire: always text, because numbers above 2^53 lose digits. */
export const wireId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
/** An idempotency key on the wire. */
export const wireKey = v.pipe(v.string(), v.uuid());
/** Text of bounded length, so that one reply cannot fill the memory of a phone. */
export const wireText = v.pipe(v.string(), v.maxLength(2000));
/** The latest time that a `Date` can represent. */
const END_OF_TIME = 8.64e15;
/** A time in whole milliseconds since the epoch. */
export const wireTime = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(END_OF_TIME));
