import type { WireCall } from '@parlour/kernel';
import * as v from 'valibot';
import { openBody } from './gatewayKey';

/** The input of a call in the form of its schema: from the query of a GET, from the body otherwise. */
export async function readInput(call: WireCall, request: Request): Promise<unknown> {
  if (call.method === 'GET') return coerce(call.input, Object.fromEntries(new URL(request.url).searchParams));
  const text = await request.text();
  if (call.form) return Object.fromEntries(new URLSearchParams(text));
  if (call.encrypted) return JSON.parse(await openBody(text, request.headers));
  return text === '' ? {} : JSON.parse(text);
}

/** A query contains only text; the schema tells numbers and booleans. */
function coerce(schema: v.GenericSchema, query: Record<string, string>): Record<string, unknown> {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> };
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const entry = entries[name];
      const candidates = [text, Number(text), text === 'true'];
      return [name, candidates.find((candidate) => entry && v.is(entry, candidate)) ?? text];
    }),
  );
}
