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
  const raw = call.method === 'GET' ? coerceQuery(readQuery(c, call), call.input) : await readBody(c, call);
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

/** Names that a query may have beside those of the input: whose site it is, or the token of a client in compatibility mode (docs/security.md). */
const siteNames = ['merchant', 'language'];
const compatibilityNames = ['token'];

/** Refuses a name that the call does not know, or that comes twice: caches and servers would read such an address in different ways. */
function readQuery(c: Context<GatewayEnv>, call: WireCall): Record<string, string> {
  const allowed = new Set([...Object.keys(entriesOf(call.input)), ...(call.public ? siteNames : compatibilityNames)]);
  const read = Object.entries(c.req.queries());
  const wrong = read.find(([name, values]) => !allowed.has(name) || values.length > 1);
  if (wrong) refuse('FIELD_INVALID', { field: wrong[0].slice(0, 80) }, 400);
  return Object.fromEntries(read.map(([name, [text = '']]) => [name, text]));
}

const bodyTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' };

async function readBody(c: Context<GatewayEnv>, call: WireCall): Promise<unknown> {
  const text = await c.req.text();
  const [type] = (c.req.header('Content-Type') ?? '').split(';');
  // A page of another site can send a text or a form without a preflight, but not JSON.
  if (text !== '' && type?.trim().toLowerCase() !== bodyTypes[call.form ? 'form' : 'json'])
    refuse('FIELD_INVALID', { field: 'Content-Type' }, 400);
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

function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  return 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
}

function coerceQuery(query: Record<string, string>, schema: v.GenericSchema): Record<string, unknown> {
  const entries = entriesOf(schema);
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
