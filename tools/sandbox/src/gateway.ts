import { Hono } from 'hono';
import { createClock } from './clock';
import { openDatabase } from './db/open';
import { openBodyKey } from './http/bodyKey';
import { cors } from './http/cors';
import type { GatewayApp, GatewayEnv, Platform } from './platform';
import { serveRoutes } from './routes';
import { type Settings, readSettings } from './settings';

export type Gateway = { app: GatewayApp; platform: Platform; close: () => Promise<void> };

/** The operator's platform with its database open; the caller puts it on a port. */
export async function createGateway(options: Partial<Settings> = {}): Promise<Gateway> {
  const settings: Settings = { ...readSettings(), ...options };
  const database = await openDatabase(settings);
  const platform: Platform = { db: database.db, clock: createClock(), settings, bodyKey: openBodyKey(settings.folder) };
  const app = new Hono<GatewayEnv>();
  app.use(async (c, next) => {
    c.set('platform', platform);
    await next();
    c.header('Date', new Date(platform.clock.now()).toUTCString());
  });
  app.use(cors);
  app.get('/sandbox/health', (c) => c.json({ ok: true }));
  serveRoutes(app);
  return { app, platform, close: database.close };
}
