import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names the drawings that the present sources would make. */
export const artVersion = hashSources(import.meta.dirname);

function hashSources(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}
