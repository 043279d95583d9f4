import { createHash } from 'node:crypto';
import { askGateway } from './askGateway.mjs';
import { cookieJar } from './cookieJar.mjs';
import { callerOf, callOf, inputOf } from './readRequest.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {ReturnType<typeof import('./bodyKey.mjs').readBodyKey>} BodyKey */
/** @typedef {{ origin: string, adapter: object, merchants: string[], cookies?: ReturnType<typeof cookieJar> }} Gateway `adapter`: the type `GatewayAdapter` of tools/conformance. */
/** @typedef {Gateway & { cookies: ReturnType<typeof cookieJar>, isSilent?: boolean }} OpenGateway `isSilent`: it did not answer the last request. */

/**
 * Answers the calls of the contract from gateways with other words: the request is translated by the gateway's adapter, and so is the reply
 * (ADR 0030).
 * @param {{ gateways: Gateway[], key: BodyKey, report: (line: string) => void, tokenInQuery?: boolean, languages?: string[], limits?: import('./askGateway.mjs').Limits, spans?: import('../forward/spans.mjs').Spans }} options
 * @returns {((request: Request) => Promise<Response>) & { silent: () => Gateway[] }} Never rejects. `silent`: the gateways that do not answer.
 */
export function adaptedGateway({ gateways, key, report, tokenInQuery, languages, limits, spans }) {
  /** @type {OpenGateway[]} */
  const open = gateways.map((gateway) => ({ cookies: cookieJar(gateway.adapter.cookies), ...gateway }));

  return Object.assign(respond, { silent: () => open.filter(({ isSilent }) => isSilent) });

  async function respond(request) {
    const asked = { request, url: new URL(request.url) };
    const call = callOf(asked);
    if (!call) return refuse(new Refusal('UNKNOWN', undefined, 404));
    try {
      return await answerCall(asked, call);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      // The report names only the kind of the error, because the message may hold a value of the reply.
      report(`${call.name} failed at the gateway: ${kindOf(error)}`);
      return refuse(new Refusal('UNKNOWN', undefined, error.name === 'TimeoutError' ? 504 : 502));
    }
  }

  async function answerCall(asked, call) {
    const { request } = asked;
    const known = callerOf(asked, call, { tokenInQuery, languages });
    const gateway = open.find(({ merchants }) => merchants.includes(known.merchant));
    if (!gateway) throw new Refusal('FIELD_INVALID', { field: call.public ? 'merchant' : 'Merchant' }, 400);
    const own = Object.hasOwn(gateway.adapter.calls, call.name) ? gateway.adapter.calls[call.name] : {};
    if (own === 'absent') throw new Refusal('ABSENT');
    const cached = own.withSession ? undefined : call.public;
    if (call.name === 'getPublicKey') return answer(key.published, { request, cached });
    const caller = cached ? { ...known, clientId: undefined, device: undefined, token: undefined } : known;
    // A caller without a token is refused before the body is read and checked.
    if (call.session && !caller.token) throw new Refusal('NOT_LOGGED_IN');
    const input = await inputOf(asked, call, { key, tokenInQuery });
    if (Object.hasOwn(own, 'constant')) return answer(own.constant, { request, cached });
    const noted = { via: request.headers.get('X-Forwarded-For'), traceparent: request.headers.get('traceparent') };
    // Whatever the gateway answers, the app forgets the session.
    const forget = () => call.name === 'logout' && gateway.cookies.drop(caller);
    const reply = await askGateway(gateway, { call, caller, input, ...noted, limits, spans }).finally(forget);
    if (call.opensSession && typeof reply.value?.token === 'string') gateway.cookies.follow(caller, reply.value.token);
    return answer(reply.value, { request, cached, date: reply.date });
  }
}

/** Returns a short word for an error: the code of a network error such as ECONNRESET, or the error's name. */
function kindOf({ code, name }) {
  return typeof code === 'string' ? code : name;
}

/** A value. `cached`: the `Cache-Control` of a public one, which caches may keep (ADR 0012). */
function answer(value, { request, cached, date }) {
  const text = JSON.stringify({ success: true, value });
  const headers = { ...baseHeaders(date), 'Cache-Control': cached ?? 'private, no-store' };
  if (!cached) return new Response(text, { headers });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
  const isKnown = known.includes(etag) || known.includes('*');
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers: { ...headers, ETag: etag } });
}

function refuse({ code, value, said, status, retryAfter, date }) {
  const headers = { ...baseHeaders(date), 'Cache-Control': 'private, no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
  return new Response(JSON.stringify({ success: false, code, value, ...(said && { message: said }) }), { status, headers });
}

/** The app measures deadlines by `Date`, so the gateway's clock counts. */
function baseHeaders(date) {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    Date: date ?? new Date().toUTCString(),
  };
}
