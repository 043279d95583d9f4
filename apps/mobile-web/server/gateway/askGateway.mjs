import { Refusal, hasOwnStatus } from './refusal.mjs';
import { requestSender } from './sendRequest.mjs';

/** @typedef {typeof LIMITS} Limits How long the gateway may take, in milliseconds: as long as the app waits. */
const LIMITS = { readMs: 10_000, moneyMs: 30_000 };
/** How many requests of an adapter's own a call may need. */
const MOST_ASKED = 4;

/**
 * Asks a gateway in its own words. Sends once: whether a call is repeated is the app's decision.
 * @param {import('./adaptedGateway.mjs').OpenGateway} gateway
 * @param {{ call: import('./readRequest.mjs').Call, caller: object, input: object, limits?: Limits } & Omit<Parameters<typeof requestSender>[1], 'deadline'>} asked
 * @returns {Promise<{ value: unknown, date: string | null }>} Rejects with a `Refusal` in the contract's words, or with the error of the network.
 */
export async function askGateway(gateway, { call, caller, input, limits = LIMITS, ...noted }) {
  const { adapter } = gateway;
  const own = Object.hasOwn(adapter.calls, call.name) ? adapter.calls[call.name] : {};
  const deadline = performance.now() + (call.money ? limits.moneyMs : limits.readMs);
  const send = requestSender(gateway, { ...noted, caller, deadline });
  const means = { ask: asker(send, { adapter, name: call.name }), refuse: (code, value) => new Refusal(code, value) };

  const method = own.method ?? call.method;
  const path = pathOf(call, { own, adapter, input, caller });
  const request = await requestOf(call, { own, method, input, caller, means });
  const reply = await send({ name: call.name, method, path, ...request });
  const { status, headers } = reply;
  const exchange = { ...means, input, caller, status, headers };
  const envelope = envelopeOf(reply, adapter);
  // A refusal that comes with the status of a fault is no answer.
  const answered = envelope.success || status >= 500 ? undefined : own.refused?.(envelope, exchange);
  if (!envelope.success && call.money && isFault(envelope, { adapter, status })) throw new TypeError('outcome');
  const value = answered ?? (await valueOf(opened(envelope, { adapter, own, method: call.method, status, headers }), { own, exchange }));
  return { value, date: headers.get('Date') };
}

/**
 * True for a status of 500 or more whose code neither the contract nor the adapter knows. Such a reply does not tell whether the call was
 * carried out.
 */
function isFault({ code }, { adapter, status }) {
  return status >= 500 && !Object.hasOwn(adapter.refusals ?? {}, String(code)) && !hasOwnStatus(code);
}

function valueOf(value, { own, exchange }) {
  return own.value ? own.value(value, exchange) : value;
}

/** Creates the `ask` of an adapter; the type `Means` describes it (tools/conformance/src/adapter). */
function asker(send, { adapter, name }) {
  let asked = 0;
  return async (path, { method = 'GET', text, ...request } = {}) => {
    asked += 1;
    if (asked > MOST_ASKED) throw new RangeError('asked');
    const reply = await send({ name, method, path, ...request });
    if (text) return textOf(reply);
    const envelope = envelopeOf(reply, adapter);
    if (!envelope.success && isFault(envelope, { adapter, status: reply.status })) throw new TypeError('asked');
    return opened(envelope, { adapter, own: {}, method, ...reply });
  };
}

function textOf({ status, text }) {
  if (status !== 200) throw new TypeError('text');
  return text;
}

function pathOf(call, { own, adapter, input, caller }) {
  if (typeof own.path !== 'function') return own.path ?? adapter.path?.(call.path) ?? call.path;
  const path = own.path(encoded(input), caller);
  // A value of two dots would climb out of its folder.
  const [written] = path.split('?');
  if (new URL(path, 'http://gateway').pathname !== written) throw new Refusal('FIELD_INVALID', { field: 'body' }, 400);
  return path;
}

function encoded(input) {
  const encode = (value) => (typeof value === 'string' ? encodeURIComponent(value) : value);
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, encode(value)]));
}

async function requestOf(call, { own, method, input, caller, means }) {
  const renamed = rename(input, own.fields);
  if (own.request) return own.request(renamed, caller, means);
  const sent = own.input ? await own.input(renamed, caller) : renamed;
  return method === 'GET' ? { query: sent } : { body: sent, form: call.form };
}

function rename(input, fields = {}) {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [Object.hasOwn(fields, name) ? fields[name] : name, value]));
}

function envelopeOf({ status, headers, text }, adapter) {
  if (status === 429) throw dated(Refusal.passing('BUSY', headers.get('Retry-After')), headers);
  return (adapter.envelope ?? contractEnvelope)({ status, body: parse(text) });
}

/** The value of an envelope. Throws the gateway's refusal. */
function opened(envelope, { adapter, own, method, status, headers }) {
  if (envelope.success) return envelope.value;
  const refusal = refusalOf(envelope, { adapter, own, status, headers });
  // The status of a fault outweighs the code that comes with it where nothing is changed: the app asks again.
  if (method === 'GET' && status >= 500 && refusal.status === 200) refusal.status = 502;
  throw dated(refusal, headers);
}

function dated(refusal, headers) {
  return Object.assign(refusal, { date: headers.get('Date') });
}

/** A refusal in the contract's words. Codes that the adapter does not name stay as they are: the app shows them for support. */
function refusalOf({ code, value, message }, { adapter, own, status, headers }) {
  const said = String(code ?? 'UNKNOWN');
  const known = Object.hasOwn(adapter.refusals ?? {}, said) ? adapter.refusals[said] : said;
  if (known === 'BUSY' || known === 'PASSING') return Refusal.passing(known, headers.get('Retry-After')).saying(message);
  if (known !== 'FIELD_INVALID') return new Refusal(known, value).saying(message);
  const [field] = Object.entries(own.fields ?? {}).find(([, theirs]) => theirs === value?.field) ?? [value?.field];
  return new Refusal(known, { ...value, field }, status >= 400 ? 400 : 200).saying(message);
}

/** The envelope of the contract. Throws for anything else: the gateway is out of order, or its adapter does not fit. */
function contractEnvelope({ status, body }) {
  if (typeof body?.success === 'boolean') return body;
  if (status === 401) return { success: false, code: 'NOT_LOGGED_IN' };
  throw new TypeError('envelope');
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
