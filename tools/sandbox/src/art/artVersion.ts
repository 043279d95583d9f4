import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names the pictures that the present sources would make: how they are drawn, and which games there are. */
export const artVersion = hashSources(join(import.meta.dirname, '..'), ['art', 'world']);

function hashSources(source: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      hash.update(readFileSync(join(source, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 8);
}
