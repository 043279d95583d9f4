import { noSpans } from '../forward/spans.mjs';

/** The largest reply of a gateway, in bytes. The largest of the contract, a page of games, has a tenth. */
const MAX_BYTES = 8 * 1024 * 1024;

/** @typedef {{ name: string, method: string, path: string, query?: object, body?: object | string, headers?: Record<string, string>, form?: true }} Outgoing */

/**
 * Returns a function that sends requests of one caller to a gateway, all within the same time. Each is sent once.
 * @param {import('./adaptedGateway.mjs').OpenGateway} gateway
 * @param {{ caller: object, signal: AbortSignal, via: string | null, traceparent?: string | null, spans?: import('../forward/spans.mjs').Spans }} options
 * `via` and `traceparent`: the headers of the proxies in front.
 * @returns {(request: Outgoing) => Promise<{ status: number, headers: Headers, text: string }>} Rejects with the error of the network.
 */
export function requestSender(gateway, { caller, signal, via, traceparent, spans = noSpans }) {
  const { origin, adapter, cookies } = gateway;

  return async ({ name, method, path, query = {}, body, headers: more, form }) => {
    const url = addressOf(path, origin);
    addQuery(url, query);
    const headers = new Headers({ Accept: 'application/json', ...(adapter.headers ?? contractHeaders)(caller) });
    if (via) headers.set('X-Forwarded-For', via);
    const kept = cookies.headerFor(caller);
    if (kept) headers.set('Cookie', kept);
    if (form) headers.set('Content-Type', 'application/x-www-form-urlencoded');
    else if (typeof body === 'object') headers.set('Content-Type', 'application/json');
    for (const [header, text] of Object.entries(more ?? {})) headers.set(header, text);
    const send = (parent) => {
      if (parent) headers.set('traceparent', parent);
      return fetch(url, { method, headers, body: written(body, form), redirect: 'manual', signal });
    };
    try {
      const reply = await spans.trace({ name, method, host: url.host, traceparent }, send);
      const text = await readText(reply);
      gateway.isSilent = false;
      cookies.keep(caller, reply.headers);
      return { status: reply.status, headers: reply.headers, text };
    } catch (error) {
      // Only the network's errors say so: a reply that is too large is one.
      if (error.name !== 'RangeError') gateway.isSilent = true;
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

async function readText({ body }) {
  if (!body) return '';
  const parts = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new RangeError('size');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
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
