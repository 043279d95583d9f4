import { resolve } from 'node:path';

export type Settings = {
  port: number;
  vendorPort: number;
  /** Ports of the app; their origins get CORS headers and may frame a game. */
  appPorts: readonly string[];
  /** Folder of the embedded database, the keys of pushes and the captured data; `undefined` keeps them in memory. */
  folder: string | undefined;
  /** Folder of files that are slow to create, which all gateways share: the dump that an in-memory database starts from, the key for bodies, images. */
  dumpFolder: string;
  /** Address of a PostgreSQL server that replaces the embedded database. */
  databaseUrl: string | undefined;
  /** Schema on that server. */
  databaseSchema: string;
  /** Address that receives the messages for push services, for tests; by default the services receive them. */
  pushTo: string | undefined;
  /** Contact that push services see (VAPID). */
  pushSubject: string;
  /** Time from a login to the end of its session, however often its token is renewed, in milliseconds. */
  sessionMs: number;
  seed: number;
  /** Length of one step of an order, in milliseconds of gateway time. */
  stepMs: number;
};

const root = resolve(import.meta.dirname, '../../..');

export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const folder = resolve(root, env['SANDBOX_FOLDER'] ?? '.sandbox');
  return {
    port: Number(env['SANDBOX_PORT'] ?? 4310),
    vendorPort: Number(env['SANDBOX_VENDOR_PORT'] ?? 4320),
    appPorts: (env['SANDBOX_APP_PORTS'] ?? '4200,4300,5300').split(','),
    folder: env['SANDBOX_MEMORY'] === '1' ? undefined : folder,
    dumpFolder: folder,
    databaseUrl: env['DATABASE_URL'],
    databaseSchema: env['SANDBOX_SCHEMA'] ?? 'sandbox',
    pushTo: env['SANDBOX_PUSH_TO'],
    pushSubject: env['SANDBOX_PUSH_SUBJECT'] ?? 'mailto:support@parlour.example',
    sessionMs: Number(env['SANDBOX_SESSION_DAYS'] ?? 30) * 24 * 3_600_000,
    seed: Number(env['SANDBOX_SEED'] ?? 20261121),
    stepMs: Number(env['SANDBOX_STEP_MS'] ?? 4000),
  };
}
