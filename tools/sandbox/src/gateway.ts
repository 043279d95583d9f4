import { Hono } from 'hono';
import { type Clock, createClock } from './clock';
import { openDatabase } from './db/open';
import { createFaults } from './faults/createFaults';
import { injectFaults } from './faults/injectFaults';
import { openBodyKey } from './http/bodyKey';
import { cacheHeaders } from './http/cacheHeaders';
import { cors } from './http/cors';
import { settleDraws } from './lottery/settleDraws';
import { answerNotifiedPlayers } from './messaging/answerFeedback';
import { settleDueOrders } from './orders/settleOrders';
import type { GatewayApp, GatewayEnv, Platform } from './platform';
import { createReferralBooking } from './promotions/bookReferrals';
import { sendPushes } from './push/sendPushes';
import { serveRoutes } from './routes';
import { type Settings, readSettings } from './settings';
import { closeSite } from './system/closeSite';
import { normalState } from './system/siteState';
import { payPrizes } from './tournaments/payPrizes';
import { serveVendorSite } from './vendor/serveVendorSite';

export type Gateway = {
  app: GatewayApp;
  /** The game vendor's site, which has its own origin. */
  vendor: GatewayApp;
  platform: Platform;
  /** Advances due orders, settles due draws, pays referral income and prizes, as requests of the owner do too, and sends notifications. */
  tick: () => Promise<void>;
  close: () => Promise<void>;
};

/** Creates the operator's platform with an open database; the caller listens on its ports. */
export async function createGateway(options: Partial<Settings> = {}, clock: Clock = createClock()): Promise<Gateway> {
  const settings: Settings = { ...readSettings(), ...options };
  const database = await openDatabase(settings);
  const platform: Platform = {
    db: database.db,
    clock,
    settings,
    bodyKey: openBodyKey(settings.dumpFolder),
    faults: createFaults(),
    site: { ...normalState },
    plannedStops: new Map(),
    flags: new Map(),
  };
  const app = newApp(platform);
  for (const path of ['/wps/*', '/lgw/*', '/cdn/*']) app.use(path, cors, cacheHeaders, injectFaults);
  for (const path of ['/wps/*', '/lgw/*']) app.use(path, closeSite);
  serveRoutes(app);
  const vendor = newApp(platform);
  const bookReferrals = createReferralBooking(platform.db);
  serveVendorSite(vendor);
  return {
    app,
    vendor,
    platform,
    tick: async () => {
      const now = platform.clock.now();
      await settleDueOrders(platform.db, { now, stepMs: settings.stepMs });
      await settleDraws(platform.db, { now, seed: settings.seed });
      await bookReferrals(now);
      await payPrizes(platform.db, { now, seed: settings.seed });
      await answerNotifiedPlayers(platform.db, now);
      await sendPushes({ ...platform, now });
    },
    close: database.close,
  };
}

function newApp(platform: Platform): GatewayApp {
  const app = new Hono<GatewayEnv>();
  app.use(async (c, next) => {
    c.set('platform', platform);
    await next();
    c.header('Date', new Date(platform.clock.now()).toUTCString());
  });
  return app;
}
