import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusal } from '../refuse.mjs';
import { isReading } from '../requestPath.mjs';
import { adaptedGateway } from './adaptedGateway.mjs';

/** The largest request body, in bytes. deploy/nginx.conf has the same limit and its reason. */
const MAX_BYTES = 21 * 1024 * 1024;
const PATHS = /^\/(wps|lgw)\//;

/** @param {string} path */
export function isGatewayPath(path) {
  return PATHS.test(path);
}

/**
 * The calls of the contract, answered from gateways with adapters.
 * @param {{ gateways: import('./adaptedGateway.mjs').Gateway[], key: import('./adaptedGateway.mjs').BodyKey, report: (line: string) => void, tokenInQuery?: boolean, languages?: string[], spans?: import('../forward/spans.mjs').Spans }} options
 * @returns {Hono & { silent: () => import('./adaptedGateway.mjs').Gateway[] }} `silent`: the gateways that do not answer.
 */
export function gatewayRoutes(options) {
  const ask = adaptedGateway(options);
  const app = new Hono({ getPath: ({ url }) => new URL(url).pathname });
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: () => refusal(413) });
  // The body of a GET is never read, and checking its size would cost a tenth of a call's time.
  app.use((c, next) => (isReading(c.req) ? next() : limit(c, next)));
  app.all('*', (c) => {
    const { raw } = c.req;
    // Each proxy appends the address that it sees, so that a gateway can tell what a stranger has written.
    const ways = [raw.headers.get('X-Forwarded-For'), c.env.incoming.socket.remoteAddress];
    raw.headers.set('X-Forwarded-For', ways.filter(Boolean).join(', '));
    return ask(raw);
  });
  return Object.assign(app, { silent: ask.silent });
}
