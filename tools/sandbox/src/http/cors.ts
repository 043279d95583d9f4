import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../platform';

const headers = [
  'Authorization',
  'Content-Type',
  'Merchant',
  'Language',
  'Client-Id',
  'Device',
  'Encryption-Algorithm',
  'Encryption-Key-Id',
  'Encryption-Key',
];

/** Tells whether an origin counts as the app's. Only the port is compared, so the app may be opened under any host name. */
export function isAppOrigin(origin: string, appPorts: readonly string[]): boolean {
  try {
    return appPorts.includes(new URL(origin).port);
  } catch {
    return false;
  }
}

/** Lets only the app's origins read replies (ASVS 3.4.2). */
export const cors: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  const origin = c.req.header('Origin') ?? '';
  const allowed = isAppOrigin(origin, c.var.platform.settings.appPorts);
  if (c.req.method === 'OPTIONS') {
    if (allowed) {
      c.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
      c.header('Access-Control-Allow-Headers', headers.join(', '));
      c.header('Access-Control-Max-Age', '600');
      c.header('Access-Control-Allow-Origin', origin);
    }
    c.header('Vary', 'Origin');
    return c.body(null, 204);
  }
  await next();
  c.header('Vary', c.var.keptAs ? 'Accept-Encoding, Origin' : 'Origin');
  if (allowed && !c.get('withoutCors')) {
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', 'Date, Retry-After');
  }
  return undefined;
};
