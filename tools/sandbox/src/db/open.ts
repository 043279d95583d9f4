import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Settings } from '../settings';
import type { Database } from './Database';
import { holdFolder } from './holdFolder';
import { removeStarting } from './removeStarting';
import { takeLock } from './takeLock';
import { worldHash } from './worldHash';

/** Opens the seeded database that `settings` select: a PostgreSQL server, a persistent folder, or memory. */
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
  // Drop a database whose seeding was interrupted, and databases seeded from older sources.
  if (!existsSync(seeded)) removeStarting(folder, 'world-');
  mkdirSync(path, { recursive: true });
  const database = embedded(new PGlite(join(path, 'data'), { relaxedDurability: true }));
  if (!existsSync(seeded)) {
    console.log('The sandbox writes its world, which takes half a minute. It is kept for the next start.');
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

/**
 * Opens a seeded database in memory, loaded from the day's first dump: seeding takes seconds, loading does not. Of the processes that start without a
 * dump one seeds, and the others wait for it.
 */
async function openMemory({ seed, dumpFolder }: Settings): Promise<Database> {
  // The dump must be of the same day, because the seeded histories end at the moment of seeding.
  const day = new Date().toISOString().slice(0, 10);
  const dump = join(dumpFolder, `memory-${worldHash(seed)}-${day}.tar`);
  while (!existsSync(dump)) {
    const release = takeLock(join(dumpFolder, 'seeding'));
    if (!release) {
      await setTimeout(100);
      continue;
    }
    try {
      if (!existsSync(dump)) return await seedMemory(dump, seed);
    } finally {
      release();
    }
  }
  return embedded(new PGlite({ loadDataDir: new Blob([readFileSync(dump)]) }));
}

async function seedMemory(dump: string, seed: number): Promise<Database> {
  const client = new PGlite();
  const database = embedded(client);
  await fill(database, seed);
  // With everything in its files, a database that starts from the dump need not replay the log of the seeding.
  await database.run('CHECKPOINT');
  const bytes = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  removeStarting(dirname(dump), 'memory-');
  // Rename the finished file, so that a parallel run never reads half a dump.
  const half = join(dirname(dump), `half-${process.pid}`);
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
  const schema = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');
  await database.run(`BEGIN;\n${schema}\nCOMMIT;`);
  // The seeds load the whole catalogue of the world, which a seeded database has already.
  const { seedDatabase } = await import('./seed/seed');
  await seedDatabase(database.db, seed);
}
