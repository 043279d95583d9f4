import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * One call of the gateway's contract. `wire.ts` of each library lists its calls; the client sends and checks by them,
 * the sandbox answers and checks by them.
 */
export type WireCall<Input extends GenericSchema = GenericSchema, Value extends GenericSchema = GenericSchema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/wps/${string}` | `/lgw/${string}`;
  /** Query of a GET, JSON body of the others, or a form's. */
  input: Input;
  /** What the envelope's `value` holds. */
  value: Value;
  /** Who may call: without a session, with any, or with a real account. */
  access: 'anyone' | 'session' | 'member';
  /** The body travels encrypted (ADR 0011). */
  encrypted?: true;
  /** The body is form-encoded, so every value is text. */
  form?: true;
  /** Money moves: 30 s instead of 10 s, never repeated by itself, `input` carries an `idempotencyKey`. */
  money?: true;
};

export type WireInput<Call extends WireCall> = InferInput<Call['input']>;
export type WireValue<Call extends WireCall> = InferOutput<Call['value']>;
/** What the gateway itself writes, before the schema's transforms. */
export type WireReply<Call extends WireCall> = InferInput<Call['value']>;

export function wireCall<Input extends GenericSchema, Value extends GenericSchema>(call: WireCall<Input, Value>): WireCall<Input, Value> {
  return call;
}
