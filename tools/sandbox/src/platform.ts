import type { HttpBindings } from '@hono/node-server';
import type { PublicReply } from '@parlour/kernel/wire-call';
import type { Hono } from 'hono';
import type { Clock } from './clock';
import type { Db } from './db/Database';
import type { Faults } from './faults/createFaults';
import type { BodyKey } from './http/bodyKey';
import type { Settings } from './settings';
import type { FlagsByMerchant } from './system/gatewayFlags';
import type { SiteState } from './system/siteState';

/** Dependencies of every handler. */
export type Platform = {
  db: Db;
  clock: Clock;
  settings: Settings;
  bodyKey: BodyKey;
  faults: Faults;
  site: SiteState;
  /** Forced stops of the next spins by member, for tests that need a certain result; all other spins are random. */
  plannedStops: Map<string, number[][]>;
  /** Flags that a developer has set, by merchant; they replace those of the world. */
  flags: FlagsByMerchant;
};

export type GatewayEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    platform: Platform;
    withoutCors?: boolean;
    /** Set for the reply of a public call: how long caches keep it. A refusal and a private reply stay out of every cache. */
    keptAs?: PublicReply | undefined;
  };
};
export type GatewayApp = Hono<GatewayEnv>;
