import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';

/** The largest reply of a gateway, in bytes. The largest of the contract, a page of games, has a tenth. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Idle connections are closed after this time. Most gateways wait for 5 s or longer, so they do not close one while a request is on its way. */
const IDLE_MS = 4000;
/** The compressions that a gateway may use. A reply without a body may name one too. */
const decoders = {
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};
export const COMPRESSIONS = Object.keys(decoders).join(', ');

const options = { keepAlive: true, timeout: IDLE_MS };
const clients = {
  'http:': { request: http.request, agent: new http.Agent(options) },
  'https:': { request: https.request, agent: new https.Agent(options) },
};

/**
 * Sends a request over a kept connection, once, and reads the reply. A redirect is a reply. `fetch` would take twice the processor time.
 * @param {{ url: URL, method: string, headers: Iterable<[name: string, text: string]>, body?: string, deadline: number }} request `deadline`: by
 * `performance.now`; `headers`: a later one wins.
 * @returns {Promise<{ status: number, headers: Headers, text: string }>} Rejects with the error of the network, a `TimeoutError` or, for a reply that is
 * too large, a `RangeError`.
 */
export function sendOnce({ url, method, headers, body, deadline }) {
  return new Promise((resolve, reject) => {
    const { request: open, agent } = clients[url.protocol];
    const request = open(url, { agent, method });
    const late = () => request.destroy(new DOMException('The gateway took too long', 'TimeoutError'));
    const timer = setTimeout(late, Math.max(0, deadline - performance.now()));
    const fail = (error) => {
      clearTimeout(timer);
      request.destroy();
      reject(error);
    };
    request.on('error', fail).on('response', (reply) => {
      const content = decoded(reply, fail);
      const parts = [];
      let bytes = 0;
      content.on('data', (part) => {
        bytes += part.length;
        if (bytes > MAX_BYTES) content.destroy(new RangeError('size'));
        else parts.push(part);
      });
      content.on('error', fail).on('end', () => {
        clearTimeout(timer);
        resolve({ status: reply.statusCode, headers: headersOf(reply), text: Buffer.concat(parts, bytes).toString('utf8') });
      });
    });
    try {
      for (const [name, text] of headers) request.setHeader(name, text);
      // Node tells the length of a body for some methods only.
      if (body !== undefined) request.setHeader('Content-Length', Buffer.byteLength(body));
      request.end(body);
    } catch (error) {
      fail(error);
    }
  });
}

function decoded(reply, fail) {
  const encoding = reply.headers['content-encoding']?.toLowerCase();
  if (!Object.hasOwn(decoders, encoding ?? '')) return reply;
  return pipeline(reply, decoders[encoding](), (error) => error && fail(error));
}

function headersOf({ rawHeaders }) {
  const headers = new Headers();
  for (let place = 0; place < rawHeaders.length; place += 2) headers.append(rawHeaders[place], rawHeaders[place + 1]);
  return headers;
}
