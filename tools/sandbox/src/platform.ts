import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Clock } from './clock';
import type { Db } from './db/open';
import type { BodyKey } from './http/bodyKey';
import type { Settings } from './settings';

/** What every handler works with. */
export type Platform = { db: Db; clock: Clock; settings: Settings; bodyKey: BodyKey };

export type GatewayEnv = { Bindings: Partial<HttpBindings>; Variables: { platform: Platform } };
export type GatewayApp = Hono<GatewayEnv>;
