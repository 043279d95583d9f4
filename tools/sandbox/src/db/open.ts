import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Settings } from '../settings';
import { holdFolder } from './holdFolder';
import { migrate } from './migrate';
import { removeStarting } from './removeStarting';
import { seedDatabase } from './seed/seed';
import { worldHash } from './worldHash';

/** The queries of either driver; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  /** Runs a script of several statements. */
  run: (script: string) => Promise<void>;
  query: (statement: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

/** Opens the seeded database that `settings` ask for: a PostgreSQL server, a kept folder, or memory. */
export async function openDatabase(settings: Settings): Promise<Database> {
  if (settings.databaseUrl) return openServer(settings.databaseUrl, settings);
  return settings.folder ? openFolder(settings.folder, settings) : openMemory(settings);
}

async function openServer(connectionString: string, { databaseSchema, seed }: Settings): Promise<Database> {
  const pool = new Pool({ connectionString, options: `-c search_path=${databaseSchema}`, max: 10 });
  const database: Database = {
    db: drizzlePg(pool),
    run: async (script) => void (await pool.query(script)),
    query: async (statement) => (await pool.query<Record<string, unknown>>(statement)).rows,
    close: () => pool.end(),
  };
  const hash = worldHash(seed);
  const held = await database.query(`SELECT obj_description(to_regnamespace('${databaseSchema}'), 'pg_namespace') AS hash`);
  if (held[0]?.['hash'] !== hash) {
    await database.run(`DROP SCHEMA IF EXISTS ${databaseSchema} CASCADE; CREATE SCHEMA ${databaseSchema}`);
    await fill(database, seed);
    await database.run(`COMMENT ON SCHEMA ${databaseSchema} IS '${hash}'`);
  }
  return database;
}

async function openFolder(folder: string, { seed }: Settings): Promise<Database> {
  const path = join(folder, `world-${worldHash(seed)}`);
  const release = holdFolder(folder);
  const seeded = join(path, 'seeded');
  // A world whose seeding was broken off, and worlds of former sources, are of no use.
  if (!existsSync(seeded)) removeStarting(folder, 'world-');
  mkdirSync(path, { recursive: true });
  const database = embedded(new PGlite(join(path, 'data'), { relaxedDurability: true }));
  if (!existsSync(seeded)) {
    await fill(database, seed);
    writeFileSync(seeded, '');
  }
  return {
    ...database,
    close: async () => {
      await database.close();
      release();
    },
  };
}

/** A fresh world in memory, loaded from a dump of the day's first one: seeding takes seconds, loading does not. */
async function openMemory({ seed, dumpFolder }: Settings): Promise<Database> {
  // Of the same day, because the seeded histories end at the moment of seeding.
  const day = new Date().toISOString().slice(0, 10);
  const dump = join(dumpFolder, `memory-${worldHash(seed)}-${day}.tar`);
  if (existsSync(dump)) return embedded(new PGlite({ loadDataDir: new Blob([readFileSync(dump)]) }));
  const client = new PGlite();
  const database = embedded(client);
  await fill(database, seed);
  const bytes = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  mkdirSync(dumpFolder, { recursive: true });
  removeStarting(dumpFolder, 'memory-');
  // Renamed, so that a run beside this one never reads half a dump.
  const half = join(dumpFolder, `half-${process.pid}`);
  writeFileSync(half, bytes);
  renameSync(half, dump);
  return database;
}

function embedded(client: PGlite): Database {
  return {
    db: drizzlePglite(client),
    run: async (script) => void (await client.exec(script)),
    query: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    close: () => client.close(),
  };
}

async function fill(database: Database, seed: number): Promise<void> {
  await migrate(database);
  await seedDatabase(database.db, seed);
}
