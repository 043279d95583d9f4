import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gatewayRoutes, isGatewayPath } from './gateway/gatewayRoutes.mjs';
import { withCallLists } from './gateway/loadGateways.mjs';
import { measure } from './metrics/measure.mjs';
import { protectServer } from './protectServer.mjs';
import { isReading, pathOf } from './requestPath.mjs';
import { readConfigFile } from './runtimeConfig.mjs';
import { readSecurityText } from './securityText.mjs';
import { redirectHome, serveApp } from './serveApp.mjs';

/** Idle connections are closed after this time. */
const IDLE_MS = 60_000;
/** Docker kills a container that has not stopped after 10 s. */
const STOP_MS = 5000;

/**
 * The production server: the pages and files of the app, two addresses for health checks, and the security contact if there is one. The
 * reverse proxy forwards the gateway's paths, but for gateways with an adapter, whose calls come here (ADR 0030).
 *
 * - `/healthz`: the process answers.
 * - `/readyz`: 200 when there is a build to serve, 503 otherwise; `missing` names the build, and gateways with an adapter that do not answer. 503
 *   while the server is leaving, too.
 * - `/.well-known/security.txt`: the file of `PARLOUR_SECURITY_TXT`.
 * @param {import('./serveApp.mjs').Served & { gateways?: import('./gateway/adaptedGateway.mjs').Gateway[], spans?: import('./forward/spans.mjs').Spans, timeouts?: import('./protectServer.mjs').Timeouts, isLeaving?: () => boolean }} options
 * As for `serveApp`; `report` also takes a line for each request that failed before it. `isLeaving`: the server stops soon, and keeps no connection open.
 */
export function appServer({ timeouts, gateways = [], spans, isLeaving = () => false, ...options }) {
  const { env = process.env, report = console.info, metrics } = options;
  const server = createServer();
  const ownOrigin = once(server, 'listening').then(() => `http://127.0.0.1:${server.address().port}`);
  // The snapshots of home come from the adapted gateway too.
  const hasAdapter = (merchant) => gateways.some(({ merchants }) => merchants.includes(merchant));
  const config = withCallLists(readConfigFile(env), gateways);
  const serve = serveApp({ ...options, config, gatewayOf: async (merchant) => (hasAdapter(merchant) ? ownOrigin : env.PARLOUR_GATEWAY) });
  const routes = gateways.length > 0 && gatewayRoutes({ gateways, env, report, tokenInQuery: config.tokenInQuery, spans });
  const askGateway = routes && getRequestListener((request, { incoming }) => routes.fetch(request, { incoming }), { hostname: 'app' });
  const index = join(options.folder, 'index.html');
  const security = readSecurityText(env);
  const answers = {
    '/healthz': (response) => sayJson(response, 200, { ok: true }),
    '/readyz': (response) => {
      const isBuilt = existsSync(index);
      const silent = routes ? routes.silent().map(({ merchants }) => `gateway of ${merchants.join(', ')}`) : [];
      const missing = [...(isBuilt ? [] : ['build']), ...silent];
      const ok = isBuilt && !isLeaving();
      return sayJson(response, ok ? 200 : 503, { ok, ...(isLeaving() && { leaving: true }), ...(missing.length > 0 && { missing }) });
    },
    ...(security !== undefined && { '/.well-known/security.txt': (response) => sayText(response, security) }),
  };

  server.on('request', (request, response) => {
    if (isLeaving()) response.shouldKeepAlive = false;
    const path = pathOf(request.url);
    if (metrics) measure({ path, response, metrics });
    if (isReading(request) && Object.hasOwn(answers, path)) return answers[path](response);
    if (askGateway && isGatewayPath(path)) return askGateway(request, response);
    return serve(request, response, () => redirectHome(request, response));
  });
  server.setTimeout(IDLE_MS);
  return protectServer(server, { logError: options.report, timeouts });
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
