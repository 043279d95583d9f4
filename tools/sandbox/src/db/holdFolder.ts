import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './takeLock';

/**
 * Locks the data folder for this process and returns a function that unlocks it; two embedded databases would destroy the folder.
 */
export function holdFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder !== process.pid && isAlive(holder)) {
    throw new Error(`${folder} is in use by process ${holder}: stop it, set SANDBOX_FOLDER to another one, or SANDBOX_MEMORY=1`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(lock, String(process.pid));
  return () => rmSync(lock, { force: true });
}
