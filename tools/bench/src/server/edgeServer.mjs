import { createSecureServer } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { certificate } from './certificate.mjs';

/** Simulated response time of the operator's gateway, in milliseconds. */
const GATEWAY_DELAY_MS = 100;
const gatewayPaths = /^\/(wps|lgw)\//;
/** Documents have no ending, or end with `.html`. */
const documentPaths = /^\/m(\/[^.?]*)?(\.html)?(\?|$)/;
const gatewayFiles = /^\/(wps|lgw|cdn)\//;
const textTypes = /^(text\/|application\/(json|javascript|manifest\+json))|svg/;
const compress = promisify(brotliCompress);
/** Connection-specific headers, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']);

/**
 * Serves the app as the edge of a CDN does: HTTP/2 over TLS, texts in Brotli, files cached in memory, and a delay for the gateway. A document is cached by
 * its address and its variant for as long as its Cache-Control says: a copy that is no longer fresh is sent too, and renewed meanwhile.
 * @typedef {{ path: string, bytes: number, control: string }} Sent One reply: its body on the wire, and its Cache-Control.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.origin The app's own server.
 * @param {string} [options.gateway] Where the gateway's calls and images come from; without it from `origin` too.
 * @param {Map<string, { type: string, content: string | Buffer }>} [options.pages] The floor pages by path.
 * @param {Map<string, (asked: URL) => Promise<unknown>>} [options.answers] Replacements of the gateway's replies, by path.
 * @param {(reply: Sent) => void} [options.onSent]
 * @returns {Promise<{ origin: string, pin: string, addPage: (path: string, page: { type: string, content: string | Buffer }) => Promise<void>, close: () => void }>}
 */
export async function edgeServer({ port, origin, gateway = origin, pages = new Map(), answers = new Map(), onSent = () => {} }) {
  const { key, cert, pin } = certificate();
  const kept = new Map();
  const ready = new Map();
  const addPage = async (path, page) => void ready.set(path, { type: page.type, body: await packed(page) });
  for (const [path, page] of pages) await addPage(path, page);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    handle(request, response).catch(() => response.writeHead(502).end());
  });

  async function handle(request, response) {
    const page = ready.get(request.url);
    if (page) return send(response, 200, { 'content-type': page.type, 'cache-control': 'no-cache' }, page.body);
    const url = new URL(request.url, origin);
    const isGateway = gatewayPaths.test(url.pathname);
    const isKept = request.method === 'GET' && !isGateway;
    const key = `${request.url} ${variantOf(request)}`;
    const copy = isKept ? kept.get(key) : undefined;
    const known = copy?.usableUntil > Date.now() ? copy.reply : undefined;
    const renewed = copy?.freshUntil > Date.now() ? undefined : answer(url, request).then(keep);
    if (known) renewed?.catch(() => undefined);
    const [reply] = await Promise.all([known ?? renewed, isGateway && new Promise((done) => setTimeout(done, GATEWAY_DELAY_MS))]);
    const isSame = reply.headers.etag !== undefined && request.headers['if-none-match'] === reply.headers.etag;
    const body = isSame ? {} : reply.body;
    onSent({ path: url.pathname, bytes: body.content?.length ?? 0, control: reply.headers['cache-control'] ?? '' });
    return send(response, isSame ? 304 : reply.status, reply.headers, body);

    function keep(reply) {
      if (isKept && reply.status === 200) kept.set(key, { reply, ...lifetimesOf(reply, url.pathname) });
      return reply;
    }
  }

  async function answer(url, request) {
    const own = answers.get(url.pathname);
    if (!own) return ask(request, gatewayFiles.test(url.pathname) ? gateway : origin);
    const type = 'application/json';
    const content = JSON.stringify(await own(url));
    return { status: 200, headers: { 'content-type': type }, body: await packed({ type, content }) };
  }

  server.listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return { origin: `https://127.0.0.1:${port}`, pin, addPage, close: () => server.close() };
}

/** The cookie names the variant of a document. No file depends on cookies. */
function variantOf({ url, headers }) {
  return isDocument({ url }) ? (/(?:^|;\s*)home=([\w.-]+)/.exec(headers.cookie ?? '')?.[1] ?? '') : '';
}

function isDocument({ url }) {
  return documentPaths.test(url);
}

/** Until when a copy is fresh and until when it may be used while it is renewed. A document says so; other files stay the same during a run. */
function lifetimesOf({ headers }, path) {
  const seconds = (name) => new RegExp(`(?:^|\\W)${name}=(\\d+)`).exec(headers['cache-control'] ?? '')?.[1];
  const fresh = seconds('s-maxage') ?? (documentPaths.test(path) ? 0 : Infinity);
  const freshUntil = Date.now() + fresh * 1000;
  return { freshUntil, usableUntil: freshUntil + (seconds('stale-while-revalidate') ?? 0) * 1000 };
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
  const isShared = !isDocument(request) || /s-maxage/.test(answer.headers.get('cache-control') ?? '');
  const own = [...answer.headers].filter(([name]) => !ofConnection.has(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(own),
    body: await packed({ type, content: Buffer.from(await answer.arrayBuffer()), isShared }),
  };
}

/** Compresses a text as an edge does: files and documents that it keeps as small as possible, everything that it makes for one reader with less effort. */
async function packed({ type, content, isShared = true }) {
  if (!textTypes.test(type) || content.length === 0) return { content };
  const quality = isShared && content.length > 2048 && /javascript|html|css/.test(type) ? 11 : 5;
  return { content: await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), encoding: 'br' };
}

function send(response, status, headers, { content, encoding }) {
  response.writeHead(status, { ...headers, vary: 'Accept-Encoding', ...(encoding && { 'content-encoding': encoding }) }).end(content);
}

async function read(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
