import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readBodyKey } from './gateway/bodyKey.mjs';
import { measure } from './metrics/measure.mjs';
import { openSite } from './openSite.mjs';
import { protectServer } from './protectServer.mjs';
import { isReading, pathOf } from './requestPath.mjs';
import { readOperatorFile } from './runtimeConfig.mjs';
import { readSecurityText } from './securityText.mjs';

/** Idle connections are closed after this time. */
const IDLE_MS = 60_000;
/** Docker kills a container that has not stopped after 10 s. */
const STOP_MS = 5000;

/**
 * The production server: the pages and files of the app, two addresses for health checks, and the security contact if there is one. The
 * reverse proxy forwards the gateway's paths, but for gateways with an adapter, whose calls come here (ADR 0030).
 *
 * - `/healthz`: the process answers.
 * - `/readyz`: 503 without a build to serve, before the first documents have their data or have waited for it (`warming`), and while the server is
 *   `leaving`; else 200. `missing` names the build, gateways with an adapter that do not answer, and documents without their data; `wrong` what is wrong in
 *   an operator's file that has changed, and is not in use.
 * - `/.well-known/security.txt`: the file of `PARLOUR_SECURITY_TXT`.
 * @param {import('./serveApp.mjs').Served & { file?: { merchants: object[] }, gateways?: import('./gateway/adaptedGateway.mjs').Gateway[], spans?: import('./forward/spans.mjs').Spans, timeouts?: import('./protectServer.mjs').Timeouts, isLeaving?: () => boolean, problems?: () => string[] }} options
 * As for `serveApp`; `file`: the operator's, by default that of `env`. `report` also takes a line for each request that failed before it. `isLeaving`: the server
 * stops soon, and keeps no connection open. `problems`: of the operator's file as it is now.
 * @returns {import('node:http').Server & { change: (next: { file: { merchants: object[] }, gateways: import('./gateway/adaptedGateway.mjs').Gateway[], campaigns?: import('./serveApp.mjs').Served['campaigns'] }) => Promise<void> }}
 * `change`: goes over to another file when its documents have their data. Rejects if it cannot, and keeps the former one.
 */
export function appServer({ timeouts, file, gateways = [], isLeaving = () => false, problems = () => [], ...options }) {
  const { env = process.env, report = console.info, metrics } = options;
  const server = createServer();
  const ownOrigin = once(server, 'listening').then(() => `http://127.0.0.1:${server.address().port}`);
  let key;
  const bodyKey = () => (key ??= readBodyKey(env));
  const open = (next) => openSite({ ...options, ...next, env, report, bodyKey, ownOrigin });
  let site = open({ file: file ?? readOperatorFile(env), gateways });
  let isWarming = true;
  site.warmed.then(() => (isWarming = false));
  const index = join(options.folder, 'index.html');
  const security = readSecurityText(env);
  const answers = {
    '/healthz': (response) => sayJson(response, 200, { ok: true }),
    '/readyz': (response) => {
      const isBuilt = existsSync(index);
      const missing = [...(isBuilt ? [] : ['build']), ...site.missing()];
      const wrong = problems();
      const ok = isBuilt && !isWarming && !isLeaving();
      return sayJson(response, ok ? 200 : 503, {
        ok,
        ...(isWarming && { warming: true }),
        ...(isLeaving() && { leaving: true }),
        ...(missing.length > 0 && { missing }),
        ...(wrong.length > 0 && { wrong }),
      });
    },
    ...(security !== undefined && { '/.well-known/security.txt': (response) => sayText(response, security) }),
  };

  server.on('request', (request, response) => {
    if (isLeaving()) response.shouldKeepAlive = false;
    const path = pathOf(request.url);
    if (metrics) measure({ path, response, metrics });
    if (isReading(request) && Object.hasOwn(answers, path)) return answers[path](response);
    return site.answer(request, response, path);
  });
  server.setTimeout(IDLE_MS);
  return Object.assign(protectServer(server, { logError: options.report, timeouts }), { change });

  async function change(next) {
    const other = open(next);
    await other.warmed;
    site = other;
  }
}

/**
 * Stops a server. It answers the requests in progress; after `withinMs` it closes all connections that are left.
 * @param {import('node:http').Server} server
 */
export function stopServer(server, withinMs = STOP_MS) {
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  return new Promise((resolve) => server.close(resolve)).finally(() => clearTimeout(timer));
}

function sayText(response, text) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'max-age=3600', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(200, headers).end(text);
}

function sayJson(response, status, body) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .end(JSON.stringify(body));
}
