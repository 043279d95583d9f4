import { createSecureServer } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { certificate } from './certificate.mjs';

/** Simulated response time of the operator's gateway, in milliseconds. */
const GATEWAY_DELAY_MS = 100;
const gatewayPaths = /^\/(wps|lgw)\//;
const textTypes = /^(text\/|application\/(json|javascript|manifest\+json))|svg/;
/** Connection-specific headers, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']);

/**
 * Serves the app as the edge of a CDN does: HTTP/2 over TLS, texts in Brotli, files cached in memory, and a delay for the gateway.
 * @param {{ port: number, origin: string, pages?: Map<string, { type: string, content: string | Buffer }>, answers?: Map<string, (asked: URL, headers: Record<string, string>) => Promise<unknown>> }} options `origin`: the app's
 * own server; `pages`: the floor pages by path; `answers`: replacements of the gateway's replies, by path.
 * @returns {Promise<{ origin: string, pin: string, close: () => void }>}
 */
export async function edgeServer({ port, origin, pages = new Map(), answers = new Map() }) {
  const { key, cert, pin } = certificate();
  const kept = new Map();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    handle(request, response).catch(() => response.writeHead(502).end());
  });

  async function handle(request, response) {
    const page = pages.get(request.url);
    if (page) return send(response, 200, { 'content-type': page.type, 'cache-control': 'no-cache' }, packed(page));
    const url = new URL(request.url, origin);
    const isGateway = gatewayPaths.test(url.pathname);
    const isKept = request.method === 'GET' && !isGateway;
    const known = isKept ? kept.get(request.url) : undefined;
    const [reply] = await Promise.all([
      known ?? answer(url, request),
      isGateway && new Promise((done) => setTimeout(done, GATEWAY_DELAY_MS)),
    ]);
    if (isKept && reply.status === 200) kept.set(request.url, reply);
    const isSame = reply.headers.etag !== undefined && request.headers['if-none-match'] === reply.headers.etag;
    return isSame ? send(response, 304, reply.headers, {}) : send(response, reply.status, reply.headers, reply.body);
  }

  async function answer(url, request) {
    const own = answers.get(url.pathname);
    if (!own) return ask(request, origin);
    const type = 'application/json';
    const content = JSON.stringify(await own(url, request.headers));
    return { status: 200, headers: { 'content-type': type }, body: packed({ type, content }) };
  }

  server.listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return { origin: `https://127.0.0.1:${port}`, pin, close: () => server.close() };
}

async function ask(request, origin) {
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name));
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await read(request);
  const answer = await fetch(origin + request.url, {
    method: request.method,
    headers: { ...Object.fromEntries(headers), origin, 'x-forwarded-proto': 'https', 'accept-encoding': 'identity' },
    body,
    redirect: 'manual',
  });
  const type = answer.headers.get('content-type') ?? '';
  const own = [...answer.headers].filter(([name]) => !ofConnection.has(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(own),
    body: packed({ type, content: Buffer.from(await answer.arrayBuffer()) }),
  };
}

/** Compresses a text as an edge does: files as small as possible, dynamic replies with less effort. */
function packed({ type, content }) {
  if (!textTypes.test(type) || content.length === 0) return { content };
  const quality = content.length > 2048 && /javascript|html|css/.test(type) ? 11 : 5;
  return { content: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), encoding: 'br' };
}

function send(response, status, headers, { content, encoding }) {
  response.writeHead(status, { ...headers, vary: 'Accept-Encoding', ...(encoding && { 'content-encoding': encoding }) }).end(content);
}

async function read(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
