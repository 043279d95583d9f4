import { setTimeout as wait } from 'node:timers/promises';
import type { LaunchWay } from '@parlour/sandbox-world';
import type { Context, MiddlewareHandler } from 'hono';
import type { GatewayApp, GatewayEnv } from '../platform';

/** Longer than a player waits before the app says that the connection is slow. */
const slowMs = 5000;

type Launch = { token: string; way: LaunchWay | undefined };

/** Returns the address that the app opens: the game itself, or a launcher in front of it. */
export function launchUrlOf(vendorOrigin: string, { token, way }: Launch): string {
  return way ? `${vendorOrigin}/launch/${way}/${token}` : `${vendorOrigin}/play/${token}`;
}

/** Serves the launchers of the world's `launches`. Each opens its game on a full page, but not in every frame. */
export function serveLauncher(vendor: GatewayApp): void {
  // Through a launcher of the other host, as vendors chain theirs.
  vendor.get('/launch/redirected/:token', (c) => c.redirect(pageOn(c, secondHost(c), '/launch/again')));
  vendor.get('/launch/again/:token', (c) => c.redirect(gameOn(c, hostOf(c))));
  vendor.get('/launch/unlisted/:token', (c) => c.redirect(gameOn(c, 'unlisted.localhost')));
  vendor.get('/launch/slow/:token', async (c) => {
    await wait(slowMs);
    return c.redirect(gameOn(c, hostOf(c)));
  });
  vendor.use('/launch/refused/*', refuseFrames);
}

/** The game's page follows, with headers that no frame may show. */
const refuseFrames: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  await next();
  c.header('X-Frame-Options', 'DENY');
};

function hostOf(c: Context): string {
  return new URL(c.req.url).hostname;
}

/** This machine has two names, and merchants list the vendor under both. */
function secondHost(c: Context): string {
  return hostOf(c) === 'localhost' ? '127.0.0.1' : 'localhost';
}

function gameOn(c: Context, host: string): string {
  return pageOn(c, host, '/play');
}

function pageOn(c: Context, host: string, path: string): string {
  const url = new URL(`${path}/${c.req.param('token') ?? ''}`, c.req.url);
  url.hostname = host;
  return url.href;
}
