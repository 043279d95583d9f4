import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PublicReply } from './publicReplies';

/**
 * One call of the gateway's contract. Each library lists its calls in `wire.ts`; both the client and the sandbox validate by them.
 */
export type WireCall<Input extends GenericSchema = GenericSchema, Value extends GenericSchema = GenericSchema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/wps/${string}` | `/lgw/${string}`;
  /** Query of a GET, otherwise the JSON or form body. */
  input: Input;
  /** Schema of the envelope's `value`. */
  value: Value;
  /** Who may call: anyone, any session, or only real accounts. */
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

export type WireInput<Call extends WireCall> = InferInput<Call['input']>;
export type WireValue<Call extends WireCall> = InferOutput<Call['value']>;
/** The reply as the gateway sends it, before the schema's transforms. */
export type WireReply<Call extends WireCall> = InferInput<Call['value']>;

export function wireCall<Input extends GenericSchema, Value extends GenericSchema>(call: WireCall<Input, Value>): WireCall<Input, Value> {
  return call;
}
