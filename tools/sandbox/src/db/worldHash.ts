import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { world } from '../world';

const source = resolve(import.meta.dirname, '..');
/** Sources that affect the seeded database; changing them, or the world, creates a new database. */
const origins = ['db/', 'catalog/', 'session/passwords.ts'];

/** Returns a name for the database that the current sources and `seed` create. */
export function worldHash(seed: number): string {
  const hash = createHash('sha256').update(`${seed} ${world.version}`);
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(join(source, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Paths below `src`, so that copies of the workspace can share a database. */
function sourceFiles(): string[] {
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
  return all
    .filter((file) => origins.some((origin) => file.startsWith(origin)))
    .filter((file) => /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts'));
}
