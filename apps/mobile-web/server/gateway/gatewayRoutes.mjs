import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { adaptedGateway } from './adaptedGateway.mjs';
import { readBodyKey } from './bodyKey.mjs';

/** The largest request body, in bytes. deploy/nginx.conf has the same limit and its reason. */
const MAX_BYTES = 21 * 1024 * 1024;
const PATHS = /^\/(wps|lgw)\//;

/** @param {string} path */
export function isGatewayPath(path) {
  return PATHS.test(path);
}

/**
 * The calls of the contract, answered from gateways with adapters.
 * @param {{ gateways: import('./adaptedGateway.mjs').Gateway[], env: NodeJS.ProcessEnv, report: (line: string) => void, spans?: import('../forward/spans.mjs').Spans }} options
 */
export function gatewayRoutes({ gateways, env, report, spans }) {
  const ask = adaptedGateway({ gateways, key: readBodyKey(env), report, spans });
  const app = new Hono({ getPath: ({ url }) => new URL(url).pathname });
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }));
  app.all('*', (c) => {
    const { raw } = c.req;
    if (!raw.headers.has('X-Forwarded-For')) raw.headers.set('X-Forwarded-For', c.env.incoming.socket.remoteAddress ?? '');
    return ask(raw);
  });
  return app;
}
