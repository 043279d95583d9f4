import type { WireCall } from '@parlour/kernel/wire-call';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { GatewayEnv } from '../platform';
import { refuse } from './refuse';

/** PostgreSQL cannot store a NUL or a lone surrogate, so refuse such texts in every field. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * Reads and checks the input of a call: a query is text and is converted to the types of the schema; a body is JSON, possibly
 * encrypted, or a form.
 */
export async function readInput<Call extends WireCall>(c: Context<GatewayEnv>, call: Call): Promise<v.InferOutput<Call['input']>> {
  const raw = call.method === 'GET' ? coerceQuery(c.req.query(), call.input) : await readBody(c, call);
  const result = v.safeParse(call.input, raw);
  if (!result.success) return refuse('FIELD_INVALID', { field: v.getDotPath(result.issues[0]) ?? 'body' }, 400);
  if (unstorable.test(textIn(result.output))) refuse('FIELD_INVALID', { field: 'body' }, 400);
  return result.output;
}

/** Collects all texts of an input; `JSON.stringify` would escape them. */
function textIn(input: unknown): string {
  if (typeof input === 'string') return input;
  return typeof input === 'object' && input !== null ? Object.values(input).map(textIn).join('') : '';
}

async function readBody(c: Context<GatewayEnv>, call: WireCall): Promise<unknown> {
  const text = await c.req.text();
  if (call.form) return Object.fromEntries(new URLSearchParams(text));
  const body = text === '' ? {} : parseJson(text);
  if (!call.encrypted) return body;
  return c.var.platform.bodyKey.open(body, {
    algorithm: c.req.header('Encryption-Algorithm'),
    keyId: c.req.header('Encryption-Key-Id'),
    wrappedKey: c.req.header('Encryption-Key'),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('FIELD_INVALID', { field: 'body' }, 400);
  }
}

function coerceQuery(query: Record<string, string>, schema: v.GenericSchema): Record<string, unknown> {
  const entries: Record<string, v.GenericSchema> = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
      return [name, entry ? coerce(text, entry) : text];
    }),
  );
}

function coerce(text: string, schema: v.GenericSchema): unknown {
  if ('wrapped' in schema) return coerce(text, schema.wrapped as v.GenericSchema);
  const expected = 'literal' in schema ? typeof schema.literal : schema.type;
  if (expected === 'number' && text.trim() !== '') return Number(text);
  if (expected === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
