import { noSpans } from '../forward/spans.mjs';
import { COMPRESSIONS, sendOnce } from './sendOnce.mjs';

/** @typedef {{ name: string, method: string, path: string, query?: object, body?: object | string, headers?: Record<string, string>, form?: true }} Outgoing */

/**
 * Returns a function that sends requests of one caller to a gateway, all before the same moment. Each is sent once.
 * @param {import('./adaptedGateway.mjs').OpenGateway} gateway
 * @param {{ caller: object, deadline: number, via: string | null, traceparent?: string | null, spans?: import('../forward/spans.mjs').Spans }} options
 * `deadline`: by `performance.now`. `via` and `traceparent`: the headers of the proxies in front.
 * @returns {(request: Outgoing) => ReturnType<typeof sendOnce>} Rejects as `sendOnce` does.
 */
export function requestSender(gateway, { caller, deadline, via, traceparent, spans = noSpans }) {
  const { origin, adapter, cookies } = gateway;

  return async ({ name, method, path, query = {}, body, headers: more, form }) => {
    const url = addressOf(path, origin);
    addQuery(url, query);
    const headers = [
      ['Accept', 'application/json'],
      ['Accept-Encoding', COMPRESSIONS],
      ...Object.entries((adapter.headers ?? contractHeaders)(caller)),
    ];
    if (via) headers.push(['X-Forwarded-For', via]);
    const kept = cookies.headerFor(caller);
    if (kept) headers.push(['Cookie', kept]);
    if (form) headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
    else if (typeof body === 'object') headers.push(['Content-Type', 'application/json']);
    headers.push(...Object.entries(more ?? {}));
    const send = (parent) => {
      if (parent) headers.push(['traceparent', parent]);
      return sendOnce({ url, method, headers, body: written(body, form), deadline });
    };
    try {
      const reply = await spans.trace({ name, method, host: url.host, traceparent }, send);
      gateway.isSilent = false;
      cookies.keep(caller, reply.headers);
      return reply;
    } catch (error) {
      // A reply that is too large is one, and a header that cannot be sent says nothing of the gateway.
      if (!['RangeError', 'TypeError'].includes(error.name)) gateway.isSilent = true;
      throw error;
    }
  };
}

/** A path of an adapter cannot leave the gateway. */
function addressOf(path, origin) {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new TypeError('path');
  return url;
}

function addQuery(url, query) {
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
}

function written(body, form) {
  if (form) return `${new URLSearchParams(body)}`;
  return typeof body === 'object' ? JSON.stringify(body) : body;
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
