import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import type * as v from 'valibot';
import { fieldsOf, requiredFields } from './callKinds';
import type { KnownValues } from './knownValues';
import type { Call } from './readContract';

export type Words = Readonly<Record<string, unknown>>;

type Samples = { inputs: Record<string, unknown>[] } | { missing: readonly string[] };

const MOST_SAMPLES = 6;
const dayMs = 86_400_000;

/** Fields whose meaning is the same in every call; `--values` replaces or adds some. */
export function usualWords({ merchant, language, origin }: { merchant: string; language: string; origin: string }): Words {
  const to = Date.now();
  return {
    merchant,
    merchant_code: merchant,
    merchantCode: merchant,
    language,
    lang: language,
    types: 'B,PL,PU,PR',
    from: to - 30 * dayMs,
    to,
    page: 1,
    pageNo: 1,
    pageSize: 25,
    timeZone: 'UTC',
    zone: 'UTC',
    username: `nobody${to.toString(36)}`,
    code: 'NOBODY',
    domain: new URL(origin).host,
    backUrl: `${origin}/m/home`,
    headerColor: '#000000',
    title: 'Chat',
  };
}

/**
 * Writes valid requests to a call: constants of its schema, usual words, and values that earlier replies named. There are several when
 * those replies named several, because not each of them fits each call.
 */
export function sampleInputs(call: Call, words: Words, known: KnownValues): Samples {
  const fields = fieldsOf(call);
  const input: Record<string, unknown> = {};
  const open: string[] = [];
  for (const name of requiredFields(call)) {
    const schema = fields[name];
    const value = name === 'idempotencyKey' ? newIdempotencyKey() : (constantOf(schema) ?? words[name]);
    if (value === undefined) open.push(name);
    else input[name] = value;
  }
  if (open.length === 0) return { inputs: [input] };
  const found = known.find(call.path, open, MOST_SAMPLES);
  if (found.length === 0) return { missing: open };
  return { inputs: found.map((facts) => ({ ...input, ...Object.fromEntries(open.map((name) => [name, facts[name]])) })) };
}

function constantOf(schema: v.GenericSchema | undefined): unknown {
  if (!schema) return undefined;
  if ('literal' in schema) return schema.literal;
  return 'options' in schema && Array.isArray(schema.options) ? schema.options[0] : undefined;
}
