import * as v from 'valibot';
import { isMoney } from './money';

/** An amount on the wire: a decimal string. Invalid amounts fail, so that a wrong figure is never shown as money. */
export const wireMoney = v.custom<string>(isMoney, 'decimal string expected');
/** An id on the wire: always text, because numbers above 2^53 lose digits. */
export const wireId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
/** An idempotency key on the wire. */
export const wireKey = v.pipe(v.string(), v.uuid());
/** A code or another short word: a language, a vendor, a telephone number. */
export const wireWord = v.pipe(v.string(), v.maxLength(80));
/** What a person types into one line: a name, an address, a password. */
export const wireLine = v.pipe(v.string(), v.maxLength(500));
/** An address on the web, or a token of another party. */
export const wireUrl = v.pipe(v.string(), v.maxLength(4000));
/** Text of bounded length, so that one reply cannot fill the memory of a phone. */
export const wireText = v.pipe(v.string(), v.maxLength(2000));
/** The latest time that a `Date` can represent. */
const END_OF_TIME = 8.64e15;
/** A time in whole milliseconds since the epoch. */
export const wireTime = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(END_OF_TIME));

type DropListener = (dropped: { count: number; reason: 'invalid' | 'overflow' }) => void;
let listener: DropListener | undefined;

/** Called for list items that were left out: the app reports them, the sandbox treats them as an error. */
export function onWireItemsDropped(listen: DropListener | undefined): void {
  listener = listen;
}

/**
 * A list from the gateway. Invalid items are left out instead of failing the whole reply, and at most `max` are kept. Use it for content
 * that may be missing (tiles, notices), never for money.
 */
export function wireList<Item extends v.GenericSchema>(item: Item, max: number) {
  return v.pipe(
    // Metadata with the item schema, for the OpenAPI document.
    Object.assign(v.custom<v.InferInput<Item>[]>(Array.isArray, 'list expected'), { item, max }),
    v.transform((raw): v.InferOutput<Item>[] => {
      const kept: v.InferOutput<Item>[] = [];
      let invalid = 0;
      for (const candidate of raw.slice(0, max)) {
        const result = v.safeParse(item, candidate);
        if (result.success) kept.push(result.output);
        else invalid += 1;
      }
      if (invalid > 0) listener?.({ count: invalid, reason: 'invalid' });
      if (raw.length > max) listener?.({ count: raw.length - max, reason: 'overflow' });
      return kept;
    }),
  );
}
