import * as v from 'valibot';
import type { Call } from './readContract';

type Entries = Record<string, v.GenericSchema>;

/** Fields of the call's input by name. */
export function fieldsOf({ input }: Pick<Call, 'input'>): Entries {
  return 'entries' in input ? (input.entries as Entries) : {};
}

/** Names of the fields that a request must have. */
export function requiredFields(call: Pick<Call, 'input'>): string[] {
  return Object.entries(fieldsOf(call)).flatMap(([name, schema]) => (v.is(schema, undefined) ? [] : [name]));
}

/** A call that looks up the result of an idempotency key. It answers null for a key that the gateway has never seen. */
export function isLookup(call: Call): boolean {
  const asked = requiredFields(call).filter((name) => name !== 'language');
  return asked.join() === 'idempotencyKey' && v.is(call.value, null) && !returnsNothing(call);
}

/** A call that changes nothing. A GET without a value is one that writes: the contract is the operator's. */
export function isRead(call: Call): boolean {
  return isLookup(call) || (call.method === 'GET' && !returnsNothing(call));
}

function returnsNothing({ value }: Call): boolean {
  return v.is(value, undefined);
}
