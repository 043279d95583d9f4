import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns an eight-digit hash over all files of the folders except tests, and over other files. */
export function hashFiles(folders: readonly string[], others: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => /\.(ts|json|svg)$/.test(name) && !name.endsWith('.test.ts'))) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  for (const file of others) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
