import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { protectServer } from './protectServer.mjs';
import { isReading, pathOf } from './requestPath.mjs';
import { redirectHome, serveApp } from './serveApp.mjs';

/** Idle connections are closed after this time. */
const IDLE_MS = 60_000;
/** Docker kills a container that has not stopped after 10 s. */
const STOP_MS = 5000;

/**
 * The production server: the pages and files of the app, and two addresses for health checks. The reverse proxy forwards the gateway's
 * paths.
 *
 * - `/healthz`: the process answers.
 * - `/readyz`: 200 when there is a build to serve, 503 otherwise.
 * @param {{ folder: string, former?: string[], env?: NodeJS.ProcessEnv, report?: (text: string) => void, timeouts?: import('./protectServer.mjs').Timeouts }} options
 * As for `serveApp`; `report` also takes a line for each request that failed before it.
 */
export function appServer({ timeouts, ...options }) {
  const serve = serveApp(options);
  const index = join(options.folder, 'index.html');
  const answers = {
    '/healthz': (response) => sayJson(response, 200, { ok: true }),
    '/readyz': (response) => sayJson(response, existsSync(index) ? 200 : 503, { ok: existsSync(index) }),
  };

  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    if (isReading(request) && Object.hasOwn(answers, path)) return answers[path](response);
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

function sayJson(response, status, body) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .end(JSON.stringify(body));
}
