import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { appRoutes } from './appRoutes.mjs';
import { BASE, HOME, ROBOTS, SITEMAP } from './paths.mjs';
import { answerFailure } from './protectServer.mjs';
import { READING, refuse } from './refuse.mjs';
import { rootFiles } from './root/rootFiles.mjs';
import { domainOf, isReading, pathOf, queryOf } from './requestPath.mjs';
import { readConfigFile } from './runtimeConfig.mjs';

/** Addresses outside of the app's folder. */
const ROOT = ['/', ROBOTS, SITEMAP];

/**
 * @typedef {object} Served
 * @property {string} folder The build.
 * @property {string[]} [former] Folders of former releases, whose hashed files open pages may still request.
 * @property {NodeJS.ProcessEnv} [env]
 * @property {{ merchants: object[] }} [config] The configuration of the app; by default that of `env`.
 * @property {(merchant: string) => Promise<string | undefined>} [gatewayOf] The origin of the gateway for merchants without `gatewayHosts`; by default
 * `PARLOUR_GATEWAY` for all.
 * @property {ReturnType<typeof import('./metrics/createMetrics.mjs').createMetrics>} [metrics] Counts reports, and asks for the ages of snapshots.
 * @property {{ put: (text: string) => void }} [failures] Forwards reports of failures (forward/reports.mjs).
 * @property {ReturnType<typeof import('./forward/campaignReports.mjs').campaignReports>} [campaigns] Reports what became of campaigns.
 * @property {(line: string) => void} [report] Logs the reports of pages and the requests that failed here.
 * @property {(file: { text: string, headers: Record<string, string> }) => import('./filledFile.mjs').FilledFile | Promise<import('./filledFile.mjs').FilledFile>} [describePage]
 * Compresses a page; by default as small as it can.
 */

/**
 * Serves a build as in production. Connect-style, for Vite's preview server and our own; requests outside the app go to `next`.
 * @param {Served} options
 * @returns {((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => unknown) => unknown) & { missing: () => string[], warmed: Promise<void> }}
 * `missing`: the documents without their data. `warmed` resolves when all have it, or have waited for it long enough.
 */
export function serveApp({
  folder,
  former = [],
  env = process.env,
  config = readConfigFile(env),
  report = console.info,
  gatewayOf = async () => env.PARLOUR_GATEWAY,
  metrics,
  failures,
  campaigns,
  describePage,
}) {
  const atRoot = rootFiles(config, env.PARLOUR_BRANDS);
  const app = appRoutes({ folder, former, env, config, report, gatewayOf, metrics, failures, campaigns, describePage });
  const listener = getRequestListener((request, { incoming, outgoing }) => answer(app, { request, incoming, outgoing, report }), {
    // For clients that send no host (HTTP/1.0). The app never uses it.
    hostname: 'app',
  });

  const serve = (request, response, next) => {
    const path = pathOf(request.url);
    if (path === undefined) return refuse(response, 400);
    const isOurs = path === '/m' || path.startsWith(BASE) || (ROOT.includes(path) && isReading(request));
    const file = !isOurs && isReading(request) ? atRoot(domainOf(request), path) : undefined;
    if (file) return response.writeHead(file.status, file.headers).end(file.body);
    if (!isOurs) return next();
    // Hono's adapter refuses a backslash, which `pathOf` has resolved as browsers do.
    request.url = path + queryOf(request.url);
    return listener(request, response);
  };
  return Object.assign(serve, { missing: app.missing, warmed: app.warmed });
}

async function answer(app, { request, incoming, outgoing, report }) {
  try {
    return await app.fetch(request, { incoming, outgoing });
  } catch (error) {
    answerFailure(error, { request: incoming, response: outgoing, logError: report });
    return RESPONSE_ALREADY_SENT;
  }
}

/**
 * Redirects pages outside the app to home (specification 2: unknown paths redirect to /m/home); anything else there is not found.
 * Requests to the gateway must not come here.
 */
export function redirectHome(request, response) {
  if (!isReading(request)) return refuse(response, 405, { Allow: READING });
  // Password managers learn from a 404 that a host tells the truth about its well-known addresses.
  const isPage = request.headers.accept?.includes('text/html') && !pathOf(request.url)?.startsWith('/.well-known/');
  if (!isPage) return refuse(response, 404);
  return response.writeHead(302, { Location: HOME + queryOf(request.url) }).end();
}
