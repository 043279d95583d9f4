/** @jest-environment node */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'changed-file-'));
const file = join(folder, 'merchants.json');
const acme = { code: 'acme', brand: 'Acme', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] };
let server: ChildProcessWithoutNullStreams;
let origin = '';
let counters = '';
let log = '';

beforeAll(async () => {
  write({ merchants: [acme] });
  writeFileSync(join(folder, 'index.html'), '<title>one</title><script type="application/json" id="parlour-config">{}</script>');
  const metrics = await freePort();
  counters = `http://127.0.0.1:${metrics}/metrics`;
  const env = { ...process.env, PORT: '0', PARLOUR_CONFIG: file, PARLOUR_METRICS_PORT: metrics };
  server = spawn(process.execPath, [join(__dirname, '../../server/main.mjs'), folder], { env });
  server.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  await once(server.stdout, 'data');
  origin = `http://127.0.0.1:${/port (\d+)/.exec(log)?.[1]}`;
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function write(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Writes the file, says so to the server, and waits until the log shows what became of it. */
async function change(content: unknown, says: string) {
  log = '';
  write(content);
  server.kill('SIGHUP');
  while (!log.includes(says)) await once(server.stdout, 'data');
}

const text = async (url: string) => (await fetch(url)).text();
const ready = async () => {
  const reply = await fetch(`${origin}/readyz`);
  return [reply.status, await reply.json()];
};

test('a file that turns wrong changes nothing but what the log, readiness and the metrics say; a right one is in use at once', async () => {
  expect(await ready()).toEqual([200, { ok: true }]);
  await change({ merchants: [{ ...acme, brand: 'Bingo', accent: 'pink', langList: ['TH'] }] }, 'stays in use');
  expect(log).toContain('merchants[0].accent is "pink", but must be violet, lagoon, orchid or a colour');
  const wrong = [expect.stringContaining('merchants[0].accent'), expect.stringContaining('merchants[0].langList[0]')];
  expect(await ready()).toEqual([200, { ok: true, wrong }]);
  expect(await text(counters)).toContain('\nparlour_configuration_problems 2\n');
  expect(await text(`${origin}/m/home`)).toContain('<title>Acme');

  await change({ merchants: [{ ...acme, brand: 'Bingo' }] }, 'is in use');
  expect(await ready()).toEqual([200, { ok: true }]);
  expect(await text(counters)).toContain('\nparlour_configuration_problems 0\n');
  expect(await text(`${origin}/m/home`)).toContain('<title>Bingo');
});

test.each([
  ['half a file', '{"merchants":[', 'is not JSON'],
  ['an adapter that is missing', { merchants: [acme], gateways: [{ origin: 'http://a.example', adapter: './gone.mjs' }] }, 'gone.mjs'],
  [
    'a logo that is missing',
    { merchants: [{ ...acme, logo: 'acme/logo.svg' }] },
    'merchants[0].logo is "acme/logo.svg", but must be in the folder PARLOUR_BRANDS',
  ],
])('%s stays out of use', async (_, content, says) => {
  await change(content, 'stays in use');
  expect(await ready()).toEqual([200, { ok: true, wrong: [expect.stringContaining(says)] }]);
  expect((await fetch(`${origin}/m/home`)).status).toBe(200);
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return String(port);
}
