import { getRequestListener } from '@hono/node-server';
import { gatewayRoutes, isGatewayPath } from './gateway/gatewayRoutes.mjs';
import { withCallLists } from './gateway/loadGateways.mjs';
import { redirectHome, serveApp } from './serveApp.mjs';
import { without } from './without.mjs';

/**
 * Opens all that depends on the operator's file: the pages and files of the app, and the gateways with adapters.
 * @param {import('./serveApp.mjs').Served & { file: { merchants: object[] }, gateways: import('./gateway/adaptedGateway.mjs').Gateway[], bodyKey: () => import('./gateway/adaptedGateway.mjs').BodyKey, ownOrigin: Promise<string>, spans?: import('./forward/spans.mjs').Spans }} options
 * `file`: the operator's. `ownOrigin`: the server's, for the snapshots of pages.
 * @returns {{ answer: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, path?: string) => unknown, missing: () => string[], warmed: Promise<void> }}
 * `missing`: what the site lacks and does without. `warmed` resolves when the documents have their data, or have waited for it long enough.
 */
export function openSite({ file, gateways, bodyKey, ownOrigin, spans, ...options }) {
  const { env, report } = options;
  const config = withCallLists(without(file, 'gateways'), gateways);
  const hasAdapter = (merchant) => gateways.some(({ merchants }) => merchants.includes(merchant));
  const { tokenInQuery, languages = [] } = config;
  const asking = { gateways, report, tokenInQuery, languages: languages.map(({ code }) => code), spans };
  const routes = gateways.length > 0 ? gatewayRoutes({ ...asking, key: bodyKey() }) : undefined;
  // Last, because its pages ask for their data from now on.
  const serve = serveApp({ ...options, config, gatewayOf: async (merchant) => (hasAdapter(merchant) ? ownOrigin : env.PARLOUR_GATEWAY) });
  const ask = routes && getRequestListener((request, { incoming }) => routes.fetch(request, { incoming }), { hostname: 'app' });

  return { answer, missing, warmed: serve.warmed };

  function answer(request, response, path) {
    return ask && isGatewayPath(path) ? ask(request, response) : serve(request, response, () => redirectHome(request, response));
  }

  function missing() {
    const silent = routes ? routes.silent().map(({ merchants }) => `gateway of ${merchants.join(', ')}`) : [];
    return [...silent, ...serve.missing()];
  }
}
