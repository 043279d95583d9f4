/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer } from '../server/appServer.mjs';

/** A build with one chunk that no other build has, and one file that every build has. */
function release(build: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<html lang="en" data-build="${build}"><title>${build}</title></html>`);
  writeFileSync(join(folder, `assets/part-${build}.js`), build);
  writeFileSync(join(folder, `${build}.svg`), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), build);
  return folder;
}

const older = release('one');
const newer = release('two');
const running: Server[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

async function start(folder: string, former: string[] = []) {
  const server = appServer({ folder, former, env: {} });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(origin + path, { headers, redirect: 'manual' });
    return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
  };
  return get;
}

test('health, readiness and version have addresses', async () => {
  const get = await start(newer);
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  expect(await get('/readyz')).toMatchObject({ status: 200 });
  expect(JSON.parse((await get('/m/version.json')).text)).toEqual({ build: 'two' });
});

test('a server without a build runs, but is not ready', async () => {
  const empty = release('none');
  rmSync(join(empty, 'index.html'));
  const get = await start(empty);
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  expect(await get('/readyz')).toMatchObject({ status: 503 });
});

test('D1: a page of the previous release can load its chunks; everything else is of the new one', async () => {
  const get = await start(newer, [older]);
  expect(await get('/m/assets/part-one.js')).toMatchObject({ status: 200, text: 'one' });
  expect(await get('/m/assets/part-two.js')).toMatchObject({ status: 200, text: 'two' });
  expect(await get('/m/sw.js')).toMatchObject({ text: 'two' });
  expect((await get('/m/home')).text).toContain('two');
  expect(await get('/m/one.svg')).toMatchObject({ status: 404 });
  expect(await get('/m/assets/part-three.js')).toMatchObject({ status: 404 });
});

test('rollback: the same two folders in reverse order', async () => {
  const get = await start(older, [newer]);
  expect(JSON.parse((await get('/m/version.json')).text)).toEqual({ build: 'one' });
  expect(await get('/m/assets/part-two.js')).toMatchObject({ status: 200, text: 'two' });
});

test('spec 2: a page outside the app leads home; other files are not found', async () => {
  const get = await start(newer);
  expect(await get('/elsewhere', { accept: 'text/html' })).toMatchObject({ status: 302, location: '/m/home' });
  expect(await get('/wps/system/status', { accept: 'application/json' })).toMatchObject({ status: 404 });
});
