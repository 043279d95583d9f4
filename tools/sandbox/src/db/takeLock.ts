import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An older lock is a forgotten one: its process has ended, and another has its number. */
const maxAgeMs = 120_000;

/** Creates a lock file and returns a function that removes it, or returns `undefined` while another process holds it. */
export function takeLock(path: string): (() => void) | undefined {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return () => rmSync(path, { force: true });
  } catch {
    if (!isHeld(path)) rmSync(path, { force: true });
    return undefined;
  }
}

function isHeld(path: string): boolean {
  try {
    return isAlive(Number(readFileSync(path, 'utf8'))) && Date.now() - statSync(path).mtimeMs < maxAgeMs;
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
