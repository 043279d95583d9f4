import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { Clock } from '../clock';
import { type Gateway, createGateway } from '../gateway';
import { auditLedger } from '../ledger/auditLedger';
import { readSettings, type Settings } from '../settings';
import { createClient } from './createClient';

export const stepMs = 4000;

/** Provides a freshly seeded gateway for a test file, by the system's time without a clock and with other settings; with DATABASE_URL on PostgreSQL, in a separate schema. */
export function useGateway(clock?: Clock, settings: Partial<Settings> = {}) {
  let gateway: Gateway;
  const { databaseUrl } = readSettings();
  const databaseSchema = `test_${randomUUID().slice(0, 8)}`;

  // The first file seeds the database for all, which takes a busy machine a minute.
  beforeAll(async () => {
    gateway = await createGateway({ folder: undefined, databaseSchema, stepMs, ...settings }, clock);
  }, 180_000);

  afterAll(async () => {
    await gateway.close();
    if (!databaseUrl) return;
    const pool = new Pool({ connectionString: databaseUrl });
    await pool.query(`DROP SCHEMA ${databaseSchema} CASCADE`);
    await pool.end();
  });

  const client = (options?: Parameters<typeof createClient>[1]) => createClient((path, init) => gateway.app.request(path, init), options);

  return {
    get platform() {
      return gateway.platform;
    },
    get gateway() {
      return gateway;
    },
    client,
    /** Returns a client in which a demo player is logged in. */
    async login(username: string, options?: Parameters<typeof createClient>[1]) {
      const loggedIn = client(options);
      await loggedIn.login(username);
      return loggedIn;
    },
    vendor: (path: string, init?: RequestInit) => gateway.vendor.request(path, init),
    lever: (path: string, body?: unknown) =>
      gateway.app.request(`/sandbox/${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    /** Advances gateway time. */
    pass: (ms: number) => gateway.platform.clock.advance(ms),
    audit: () => auditLedger(gateway.platform.db),
  };
}

export type TestGateway = ReturnType<typeof useGateway>;
