import * as v from 'valibot';
import { isMoney } from './isMoney';

/** An amount on the wire: a decimal string. Fails closed, so that a wrong figure is never shown as money. */
export const wireMoney = v.custom<string>(isMoney, 'decimal string expected');
/** An id on the wire: always text, because numbers above 2^53 change silently. */
export const wireId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
/** Text of bounded length, so that one reply cannot fill the memory of a phone. */
export const wireText = v.pipe(v.string(), v.maxLength(2000));
/** The last moment that a `Date` can hold. */
const END_OF_TIME = 8.64e15;
/** A moment in whole milliseconds since the epoch. */
export const wireTime = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(END_OF_TIME));
