import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './takeLock';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
const lock = join(folder, 'new', 'lock');

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => rmSync(lock, { force: true }));

test('one holds a lock until it releases it', () => {
  const release = takeLock(lock);
  expect(takeLock(lock)).toBeUndefined();
  expect(existsSync(lock)).toBe(true);
  release?.();
  expect(takeLock(lock)).toBeDefined();
});

test.each([
  ['its process has ended', '999999999', 0],
  ['another process has its number', String(process.pid), 300],
])('a forgotten lock goes at the first try: %s', (_, pid, ageSeconds) => {
  takeLock(lock)?.();
  writeFileSync(lock, pid);
  const then = Date.now() / 1000 - ageSeconds;
  utimesSync(lock, then, then);
  expect(takeLock(lock)).toBeUndefined();
  expect(takeLock(lock)).toBeDefined();
});
