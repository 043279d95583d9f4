import * as v from 'valibot';
import { isMoney } from './money';

/**
 * One call of the gateway's contract. Each library lists its calls in `wire.ts`; both the client and the sandbox validate by them.
 */
export type WireCall<Input extends v.GenericSchema = v.GenericSchema, Value extends v.GenericSchema = v.GenericSchema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/wps/${string}` | `/lgw/${string}`;
  /** Query of a GET, otherwise the JSON or form body. */
  input: Input;
  /** Schema of the envelope's `value`. */
  value: Value;
  /** Who may make the call: anyone, any session, or only real accounts. */
  access: 'anyone' | 'session' | 'member';
  /**
   * The reply to this GET is the same for every player of a merchant and a language. Its address names both, the request says nothing about the
   * player, and caches keep the reply as long as its kind allows (ADR 0012).
   */
  public?: PublicReply;
  /** The body is sent encrypted (ADR 0012). */
  encrypted?: true;
  /** The body is form-encoded, so every value is text. */
  form?: true;
  /** The call moves money: the timeout is 30 s instead of 10 s, it is never retried automatically, and `input` has an `idempotencyKey`. */
  money?: true;
  /** The call gives, joins or plays: during a break or an exclusion of the caller it is refused with PLAY_PAUSED and the pause. */
  closedByPause?: true;
};

export type WireInput<Call extends WireCall> = v.InferInput<Call['input']>;
export type WireValue<Call extends WireCall> = v.InferOutput<Call['value']>;
/** The reply as the gateway sends it, before the schema's transforms. */
export type WireReply<Call extends WireCall> = v.InferInput<Call['value']>;

export function wireCall<Input extends v.GenericSchema, Value extends v.GenericSchema>(
  call: WireCall<Input, Value>,
): WireCall<Input, Value> {
  return call;
}

/**
 * How long a copy of a public reply serves, in seconds: `freshS` as it is, then `staleS` while a newer one is fetched. A browser and a shared
 * cache in front of the gateway each keep a copy for that long (ADR 0012).
 */
export const publicReplies = {
  /** Replies that must be current: a draw, the key for secrets. */
  live: { freshS: 5, staleS: 5 },
  status: { freshS: 15, staleS: 15 },
  announcements: { freshS: 30, staleS: 300 },
  catalogue: { freshS: 60, staleS: 600 },
  /** Replies that an operator changes a few times a year. */
  settings: { freshS: 300, staleS: 3600 },
} as const;

export type PublicReply = keyof typeof publicReplies;

/** Returns the `Cache-Control` header of a public reply. */
export function publicCacheControl(kind: PublicReply): string {
  const { freshS, staleS } = publicReplies[kind];
  return `public, max-age=${freshS}, stale-while-revalidate=${staleS}`;
}

/** An amount on the wire: a decimal string. Invalid amounts fail, so that a wrong figure is never shown as money. */
export const wireMoney = v.custom<string>(isMoney, 'decimal string expected');
/** An id on the wire: always text, because numbers above 2^53 lose digits. */
export const wireId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
/** An idempotency key on the wire. */
export const wireKey = v.pipe(v.string(), v.uuid());
/** A code or another short word: a language, a vendor, a telephone number. */
export const wireWord = v.pipe(v.string(), v.maxLength(80));
/** A language in the gateway's code. The operator may add languages to those of the app. */
export const languageCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a language of two capitals such as EN'));
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

/** A number of things: a whole number from zero. */
export const wireCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Start and end of a period; `to` is excluded. */
export const wireRange = { from: wireTime, to: wireTime };

/** A page of rows with amounts. Unlike lists of tiles, one invalid row fails the whole page. */
export function wirePage<Row extends v.GenericSchema>(row: Row) {
  return v.object({ content: v.pipe(v.array(row), v.maxLength(100)), pageNum: wireCount, totalPages: wireCount });
}

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

/** Creates an idempotency key (UUID v4) for one request; the gateway executes requests with the same key only once. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is missing on pages loaded over plain http.
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4];
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}
