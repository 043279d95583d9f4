import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '..');
/** Whatever decides how a fresh world looks; a change here makes a new one. */
const origins = ['db', 'world', 'catalog', 'random.ts', 'merchants.ts'];

/** Names the world that the present sources and `seed` would make. */
export function worldHash(seed: number): string {
  const hash = createHash('sha256').update(String(seed));
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function sourceFiles(): string[] {
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
  return all
    .filter((file) => origins.some((origin) => file === origin || file.startsWith(`${origin}/`)))
    .filter((file) => /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(source, file));
}
