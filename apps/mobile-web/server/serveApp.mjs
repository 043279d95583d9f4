import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { appFiles, body } from './appFiles.mjs';
import { collector } from './collector.mjs';
import { documentHeaders, fileHeaders, REPORT_PATH } from './headers.mjs';
import { READING, refuse } from './refuse.mjs';
import { isReading, pathOf } from './requestPath.mjs';
import { fillDocument, hashOf, readConfigFile } from './runtimeConfig.mjs';

const BASE = '/m/';
const HOME = `${BASE}home`;
const WORKER = `${BASE}sw.js`;
/** A social provider's answer comes with a code in the address, which no other request may carry on (reliability I6). */
const SOCIAL_ANSWER = `${BASE}login/social`;
/** Reports of the app itself (src/reports), and of the browser about the policy, which come in bundles. */
const APP_REPORTS = `${BASE}reports`;
/** `{ build }`, the name of the build that the document carries: a page asks whether it is the newest (src/shell/newestBuild.ts). */
const VERSION = `${BASE}version.json`;

/**
 * Serves a build as production does: the document for every page, files that are immutable or checked, 404 for a file that is not
 * there (never the document), and the headers of `headers.mjs`. Connect-style, for Vite's preview server or any other.
 * @param {{ folder: string, former?: string[], env?: NodeJS.ProcessEnv, report?: (text: string) => void }} options `former`: folders of
 * earlier releases, whose parts a page that is still open may ask for. `report` prints what pages report, a line each.
 */
export function serveApp({ folder, former = [], env = process.env, report = console.info }) {
  const files = appFiles(folder);
  const formerFiles = former.map(appFiles);
  const config = readConfigFile(env);
  const workerFor = workers(config, env.PARLOUR_WORKER === 'off');
  const collect = {
    [REPORT_PATH]: collector({ print: report, prefix: 'Refused by the content security policy:', maxBytes: 64 * 1024 }),
    [APP_REPORTS]: collector({ print: report, prefix: 'Reported by the app:', maxBytes: 4 * 1024 }),
  };

  return (request, response, next) => {
    const path = pathOf(request.url);
    if (path === undefined) return refuse(response, 400);
    if (path === '/' && isReading(request)) return redirect(response, BASE);
    if (path !== '/m' && !path.startsWith(BASE)) return next();
    const isCollected = Object.hasOwn(collect, path);
    if (isCollected && request.method === 'POST') return collect[path](request, response, fileHeaders());
    if (!isReading(request)) return refuse(response, 405, { Allow: isCollected ? `${READING}, POST` : READING });
    // No page and no file has such a path, and a router in the browser might take `/m//evil.test` for the address of another site.
    if (path.includes('//')) return redirect(response, HOME);

    if (path === VERSION) return sendVersion(response, readFileSync(join(folder, 'index.html'), 'utf8'));
    const isSecure = Boolean(request.socket.encrypted) || request.headers['x-forwarded-proto'] === 'https';
    const file = isPage(path) ? undefined : find(path.slice(BASE.length));
    if (file && path === WORKER) return send(request, response, { ...workerFor(file), headers: fileHeaders({ isSecure }) });
    if (file) return send(request, response, { ...file, headers: fileHeaders({ isSecure }) });
    if (!isPage(path)) return refuse(response, 404);

    const html = fillDocument(readFileSync(join(folder, 'index.html'), 'utf8'), config);
    const headers = {
      ...documentHeaders(html, { config, isSecure }),
      ...(path === SOCIAL_ANSWER && { 'Referrer-Policy': 'no-referrer' }),
    };
    return send(request, response, { ...body(html, 'text/html; charset=utf-8'), headers });
  };

  /** What carries its hash in its name may come from an earlier release; everything else is of this one. */
  function find(name) {
    const kept = name.startsWith('assets/') ? formerFiles : [];
    return [files, ...kept].reduce((found, release) => found ?? release.find(name), undefined);
  }
}

/**
 * The worker of later visits, told which configuration the document is filled with; made once for each file of it. Withdrawn, it is one
 * that takes its place and leaves.
 */
function workers(config, isWithdrawn) {
  const known = new WeakMap();
  return (file) => {
    if (!known.has(file)) known.set(file, body(told(file), file.type));
    return known.get(file);
  };

  function told(file) {
    if (isWithdrawn) return readFileSync(new URL('./noWorker.js', import.meta.url), 'utf8');
    return file.encode('').content.toString('utf8').replace('__PARLOUR_CONFIG__', hashOf(config));
  }
}

/** Routes have no file extension, but for /m/index.html and /m/register.html (specification 2). */
function isPage(path) {
  return !path.startsWith(`${BASE}assets/`) && ['', '.html'].includes(extname(path));
}

/**
 * Redirects pages outside the app to home (specification 2: unknown paths redirect to /m/home); anything else there is not found.
 * Requests to the gateway must not come here.
 */
export function leadHome(request, response) {
  if (!isReading(request)) return refuse(response, 405, { Allow: READING });
  return request.headers.accept?.includes('text/html') ? redirect(response, HOME) : refuse(response, 404);
}

function send(request, response, { type, tag, encode, isHashed, headers }) {
  const all = {
    ...headers,
    'Content-Type': type,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, all).end();
  const { encoding, content } = encode(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, { ...all, ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': Buffer.byteLength(content) });
  return response.end(request.method === 'HEAD' ? undefined : content);
}

function sendVersion(response, html) {
  const build = /<html[^>]* data-build="([\w-]+)"/.exec(html)?.[1] ?? null;
  const headers = { ...fileHeaders(), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(200, headers).end(JSON.stringify({ build }));
}

function redirect(response, location) {
  response.writeHead(302, { Location: location }).end();
}
