import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from './settings';
import { readToken, startCache, writeToken } from './testing/startCache';

let folder: string;
let cache: Awaited<ReturnType<typeof startCache>>;
const start = async (settings: Partial<Settings> = {}) => (cache = await startCache({ folder, ...settings }));

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'nx-cache-'))));
afterEach(async () => {
  await cache.stop();
  rmSync(folder, { recursive: true });
});

const address = (hash: string) => `${cache.url}/v1/cache/${hash}`;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const get = (hash: string, token = readToken) => fetch(address(hash), { headers: bearer(token) });
const put = async (hash: string, body: string | Uint8Array<ArrayBuffer>, token = writeToken) =>
  (await fetch(address(hash), { method: 'PUT', body, headers: bearer(token) })).status;

test('what the write token stores, both tokens read, byte by byte', async () => {
  await start();
  const body = Uint8Array.from({ length: 900 }, (_, index) => index % 256);
  expect((await get('1234567890')).status).toBe(404);
  expect(await put('1234567890', body)).toBe(200);
  for (const token of [readToken, writeToken]) {
    const reply = await get('1234567890', token);
    expect([reply.status, reply.headers.get('Content-Length')]).toEqual([200, '900']);
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(body);
  }
});

test('the read token stores nothing', async () => {
  await start();
  expect(await put('1', 'poison', readToken)).toBe(403);
  expect((await get('1')).status).toBe(404);
});

test('without a write token nobody stores anything', async () => {
  await start({ writeToken: undefined });
  for (const token of [readToken, writeToken, 'undefined', '']) expect(await put('1', 'poison', token)).not.toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});

test('without a read token the write token still reads', async () => {
  await start({ readToken: undefined });
  expect(await put('1', 'one')).toBe(200);
  expect((await get('1', writeToken)).status).toBe(200);
  expect((await get('1', readToken)).status).toBe(401);
});

test.each([undefined, '', 'Bearer', 'Bearer ', `Basic ${writeToken}`, `Bearer ${writeToken}x`, `Bearer ${writeToken.slice(1)}`])(
  'an unknown token reads and stores nothing: %s',
  async (authorization) => {
    await start();
    await put('1', 'one');
    const headers = new Headers(authorization === undefined ? [] : [['Authorization', authorization]]);
    expect((await fetch(address('1'), { headers })).status).toBe(401);
    expect((await fetch(address('2'), { method: 'PUT', body: 'poison', headers })).status).toBe(401);
    expect((await get('2')).status).toBe(404);
  },
);

test('an entry never changes', async () => {
  await start();
  await put('1', 'first');
  expect(await put('1', 'second')).toBe(409);
  expect(await (await get('1')).text()).toBe('first');
});

test('of two uploads at the same time one is stored', async () => {
  await start();
  const statuses = await Promise.all([put('1', 'first'), put('1', 'other')]);
  expect(statuses.sort()).toEqual([200, 409]);
});

test.each(['..%2f..%2fpasswd', '%2e%2e', 'a.tar', 'a/b', '', 'x'.repeat(129), '1?x=1', '%00'])(
  'a hash that is not the name of an entry is refused: %s',
  async (hash) => {
    await start();
    expect((await get(hash)).status).toBe(400);
    expect(await put(hash, 'body')).toBe(400);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('says without a token that it is there', async () => {
  await start();
  expect((await fetch(`${cache.url}/health`)).status).toBe(200);
});

test('other methods are refused', async () => {
  await start();
  await put('1', 'one');
  expect((await fetch(address('1'), { method: 'DELETE', headers: bearer(writeToken) })).status).toBe(405);
  expect((await get('1')).status).toBe(200);
});

test('an entry above the limit is refused, with and without a stated length', async () => {
  await start();
  expect(await put('1', 'x'.repeat(1001))).toBe(413);
  expect(await upload('2', ['x'.repeat(600), 'x'.repeat(600)])).toBe(413);
  expect(await put('3', 'x'.repeat(1000))).toBe(200);
  expect(readdirSync(folder)).toEqual(['3.tar']);
});

test('an aborted upload leaves nothing, and the entry can be stored afterwards', async () => {
  await start();
  const sending = request(address('1'), { method: 'PUT', headers: { ...bearer(writeToken), 'Content-Length': 900 } });
  const failed = new Promise((resolve) => sending.on('error', resolve));
  sending.write('half');
  await until(() => readdirSync(folder).length === 1);
  expect((await get('1')).status).toBe(404);
  sending.destroy();
  await failed;
  await until(() => readdirSync(folder).length === 0);
  expect((await get('1')).status).toBe(404);
  expect(await put('1', 'whole')).toBe(200);
});

test('above the total limit the least recently used entries go, also after a restart', async () => {
  await start({ maxTotalBytes: 3000 });
  for (const hash of ['1', '2', '3']) {
    await put(hash, 'x'.repeat(1000));
    utimesSync(join(folder, `${hash}.tar`), Number(hash), Number(hash));
  }
  await (await get('1')).text();
  await put('4', 'x'.repeat(1000));
  expect(readdirSync(folder).sort()).toEqual(['1.tar', '3.tar', '4.tar']);

  await cache.stop();
  await start({ maxTotalBytes: 2000 });
  expect(readdirSync(folder).sort()).toEqual(['1.tar', '4.tar']);
  expect((await get('3')).status).toBe(404);
});

test('a restart keeps entries and strange files, and removes what had not arrived', async () => {
  await start();
  await put('1', 'one');
  await cache.stop();
  writeFileSync(join(folder, '2.tar.part'), 'half');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  await start();
  expect(await (await get('1')).text()).toBe('one');
  expect((await get('2')).status).toBe(404);
  expect(readdirSync(folder).sort()).toEqual(['1.tar', 'notes.txt']);
});

test('an entry that somebody has deleted is a miss, and can be stored again', async () => {
  await start();
  await put('1', 'one');
  rmSync(join(folder, '1.tar'));
  expect((await get('1')).status).toBe(404);
  expect(await put('1', 'one')).toBe(200);
});

/** Sends chunks without stating their length. */
function upload(hash: string, chunks: string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(address(hash), { method: 'PUT', headers: bearer(writeToken) }, (reply) => resolve(reply.resume().statusCode));
    sending.on('error', reject);
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}
