import { createHash } from 'node:crypto';
import { askGateway } from './askGateway.mjs';
import { callerOf, callOf, inputOf } from './readRequest.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {ReturnType<typeof import('./bodyKey.mjs').readBodyKey>} BodyKey */
/** @typedef {{ origin: string, adapter: object, merchants?: string[] }} Gateway `adapter`: the type `GatewayAdapter` of tools/conformance. Without `merchants`: for all. */

/**
 * Answers the calls of the contract from gateways with other words: the request is translated by the gateway's adapter, and so is the reply
 * (ADR 0030).
 * @param {{ gateways: Gateway[], key: BodyKey, report: (line: string) => void, limits?: import('./askGateway.mjs').Limits, spans?: import('../forward/spans.mjs').Spans }} options
 * @returns {(request: Request) => Promise<Response>} Never rejects.
 */
export function adaptedGateway({ gateways, key, report, limits, spans }) {
  return async (request) => {
    const call = callOf(request);
    if (!call) return refuse(new Refusal('UNKNOWN', undefined, 404));
    try {
      const caller = callerOf(request, call);
      const gateway = gateways.find(({ merchants }) => !merchants || merchants.includes(caller.merchant));
      if (!gateway) throw new Refusal('FIELD_INVALID', { field: call.public ? 'merchant' : 'Merchant' }, 400);
      if (call.name === 'getPublicKey') return answer(call, { request, value: key.published });
      // A stranger is told so before the body is judged.
      if (call.session && !caller.token) throw new Refusal('NOT_LOGGED_IN');
      const input = await inputOf(request, call, key);
      const noted = { via: request.headers.get('X-Forwarded-For'), traceparent: request.headers.get('traceparent') };
      const reply = await askGateway(gateway, { call, caller, input, ...noted, limits, spans });
      return answer(call, { request, ...reply });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      // The report names only the kind of the error, because the message may hold a value of the reply.
      report(`${call.name} failed at the gateway: ${error.cause?.code ?? error.name}`);
      return refuse(new Refusal('UNKNOWN', undefined, error.name === 'TimeoutError' ? 504 : 502));
    }
  };
}

/** A value. Caches may keep a public one (ADR 0012). */
function answer(call, { request, value, date }) {
  const text = JSON.stringify({ success: true, value });
  const headers = { ...baseHeaders(date), 'Cache-Control': call.public ?? 'private, no-store' };
  if (!call.public) return new Response(text, { headers });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
  const isKnown = known.includes(etag) || known.includes('*');
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers: { ...headers, ETag: etag } });
}

function refuse({ code, value, status, retryAfter, date }) {
  const headers = { ...baseHeaders(date), 'Cache-Control': 'private, no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
  return new Response(JSON.stringify({ success: false, code, value }), { status, headers });
}

/** The app measures deadlines by `Date`, so the gateway's clock counts. */
function baseHeaders(date) {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    Date: date ?? new Date().toUTCString(),
  };
}
