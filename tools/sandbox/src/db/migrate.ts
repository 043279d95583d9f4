import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './Database';

export const migrationFolder = join(import.meta.dirname, 'migrations');

/** Applies each `NNNN_name.sql` once, in order; a file that fails is rolled back. */
export async function migrate(database: Database): Promise<void> {
  await database.run('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)');
  const applied = await database.query('SELECT name FROM migration');
  const done = new Set(applied.map((row) => row['name']));
  for (const name of readdirSync(migrationFolder).sort()) {
    if (!/^\d{4}_\w+\.sql$/.test(name) || done.has(name)) continue;
    const script = readFileSync(join(migrationFolder, name), 'utf8');
    await database.run(`BEGIN;\n${script}\n;INSERT INTO migration (name) VALUES ('${name}');\nCOMMIT;`);
  }
}
