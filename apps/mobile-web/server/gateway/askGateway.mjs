import { noSpans } from '../forward/spans.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {typeof LIMITS} Limits How long the gateway may take, in milliseconds: as long as the app waits. */
const LIMITS = { readMs: 10_000, moneyMs: 30_000 };

/**
 * Asks a gateway in its own words. Sends once: whether a call is repeated is the app's decision.
 * @param {import('./adaptedGateway.mjs').Gateway} gateway
 * @param {{ call: import('./readRequest.mjs').Call, caller: object, input: object, via: string | null, traceparent?: string | null, limits?: Limits, spans?: import('../forward/spans.mjs').Spans }} asked
 * `via` and `traceparent`: the headers of the proxies in front.
 * @returns {Promise<{ value: unknown, date: string | null }>} Rejects with a `Refusal` in the contract's words, or with the error of the network.
 */
export async function askGateway({ origin, adapter }, { call, caller, input, via, traceparent, limits = LIMITS, spans = noSpans }) {
  const own = Object.hasOwn(adapter.calls, call.name) ? adapter.calls[call.name] : {};
  const method = own.method ?? call.method;
  const url = new URL(own.path ?? adapter.path?.(call.path) ?? call.path, origin);
  // A path of an adapter cannot leave the gateway.
  if (url.origin !== new URL(origin).origin) throw new TypeError('path');
  const renamed = rename(input, own.fields);
  const sent = own.input ? own.input(renamed, caller) : renamed;
  const headers = new Headers({ Accept: 'application/json', ...(adapter.headers ?? contractHeaders)(caller) });
  if (via) headers.set('X-Forwarded-For', via);
  if (method === 'GET') addQuery(url, sent);
  else headers.set('Content-Type', call.form ? 'application/x-www-form-urlencoded' : 'application/json');
  const send = (parent) => {
    if (parent) headers.set('traceparent', parent);
    return fetch(url, {
      method,
      headers,
      ...(method !== 'GET' && { body: call.form ? `${new URLSearchParams(sent)}` : JSON.stringify(sent) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(call.money ? limits.moneyMs : limits.readMs),
    });
  };
  const reply = await spans.trace({ name: call.name, method, host: url.host, traceparent }, send);
  return read(reply, { adapter, own });
}

async function read(reply, { adapter, own }) {
  const { status, headers } = reply;
  const date = headers.get('Date');
  const text = await reply.text();
  if (status === 429) throw Object.assign(new Refusal('UNKNOWN', undefined, 429), { retryAfter: headers.get('Retry-After'), date });
  const envelope = (adapter.envelope ?? contractEnvelope)({ status, body: parse(text) });
  if (envelope.success) return { value: own.value ? own.value(envelope.value) : envelope.value, date };
  throw Object.assign(refusalOf(envelope, { adapter, own, status }), { date });
}

/** A refusal in the contract's words. Codes that the adapter does not name stay as they are: the app shows them for support. */
function refusalOf({ code, value }, { adapter, own, status }) {
  const said = String(code ?? 'UNKNOWN');
  const known = Object.hasOwn(adapter.refusals ?? {}, said) ? adapter.refusals[said] : said;
  if (known !== 'FIELD_INVALID') return new Refusal(known, value);
  const [field] = Object.entries(own.fields ?? {}).find(([, theirs]) => theirs === value?.field) ?? [value?.field];
  return new Refusal(known, { ...value, field }, status >= 400 ? 400 : 200);
}

function contractHeaders({ merchant, language, clientId, device, token }) {
  const headers = {
    Merchant: merchant,
    Language: language,
    'Client-Id': clientId,
    Device: device,
    Authorization: token && `Bearer ${token}`,
  };
  return Object.fromEntries(Object.entries(headers).filter(([, text]) => text));
}

/** The envelope of the contract. Throws for anything else: the gateway is out of order, or its adapter does not fit. */
function contractEnvelope({ status, body }) {
  if (typeof body?.success === 'boolean') return body;
  if (status === 401) return { success: false, code: 'NOT_LOGGED_IN' };
  throw new TypeError('envelope');
}

function rename(input, fields = {}) {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [Object.hasOwn(fields, name) ? fields[name] : name, value]));
}

function addQuery(url, input) {
  for (const [name, value] of Object.entries(input)) if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
