import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Clock } from './clock';
import type { Db } from './db/open';
import type { Faults } from './faults/createFaults';
import type { BodyKey } from './http/bodyKey';
import type { Settings } from './settings';
import type { SiteState } from './system/siteState';

/** What every handler works with. */
export type Platform = {
  db: Db;
  clock: Clock;
  settings: Settings;
  bodyKey: BodyKey;
  faults: Faults;
  site: SiteState;
  /** Stops of the next spins by member, for tests that need a certain result; all other spins are drawn fairly. */
  plannedStops: Map<string, number[][]>;
};

export type GatewayEnv = { Bindings: Partial<HttpBindings>; Variables: { platform: Platform; withoutCors?: boolean } };
export type GatewayApp = Hono<GatewayEnv>;
