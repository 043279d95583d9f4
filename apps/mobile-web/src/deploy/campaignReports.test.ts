/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer, stopServer } from '../../server/appServer.mjs';
import { campaignReports } from '../../server/forward/campaignReports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'campaigns-'));
const servers: Server[] = [];
const received: { events: Record<string, unknown>[] }[] = [];
const lines: string[] = [];
const print = (line: string) => void lines.push(line);
/** How many requests the receiver refuses before it accepts one. */
let refusals = 0;
let refusal = 500;
let receiver: string;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html><script type="application/json" id="parlour-config"></script></html>');
  receiver = await listen(
    createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      refusals -= 1;
      if (refusals >= 0) return response.writeHead(refusal).end();
      received.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof received)[number]);
      return response.writeHead(202).end();
    }),
  );
});
beforeEach(() => {
  received.length = 0;
  lines.length = 0;
  refusals = 0;
  refusal = 500;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => stopServer(server, 0)));
  rmSync(folder, { recursive: true });
});

const merchant = { code: 'acme', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] };
const file = () => ({ merchants: [merchant], campaign: { clickIds: ['fbclid'], reportTo: `${receiver}/events?key=secret` } });
const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const landing = { id: idOf(1), event: 'landing', at: 1_780_000_000_000, campaign: { code: 'AGNES88', utm_source: 'fb', fbclid: 'F1' } };

/** Sends events to the app's server as phones do. */
async function tell(bodies: unknown[], limits: { most?: number; pauseMs?: number; tries?: number } = {}) {
  const campaigns = campaignReports(file(), { print, ...limits });
  const app = await listen(appServer({ folder, env: {}, file: file(), report: print, campaigns }));
  const statuses: number[] = [];
  for (const body of bodies) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    statuses.push((await fetch(`${app}/m/campaign`, { method: 'POST', body: text })).status);
  }
  return { statuses, campaigns, app };
}

test('events of several phones reach the operator in one batch, with the merchant', async () => {
  const deposit = { ...landing, id: idOf(2), event: 'firstDeposit' };
  const { statuses, campaigns } = await tell([
    { merchant: 'acme', events: [landing] },
    { merchant: 'acme', events: [deposit, landing] },
  ]);
  await campaigns?.close();
  expect(statuses).toEqual([204, 204]);
  expect(received).toEqual([
    {
      events: [
        { ...landing, merchant: 'acme' },
        { ...deposit, merchant: 'acme' },
      ],
    },
  ]);
  expect(lines).toEqual([]);
});

test('only marks of campaigns pass: nothing of the player, and no amount', async () => {
  const campaign = { ...landing.campaign, r: 'maria', userName: 'maria', amount: '500', utm_x: 7, utm_long: 'x'.repeat(201), gclid: 'G1' };
  const { campaigns } = await tell([
    { merchant: 'acme', events: [{ ...landing, campaign, userName: 'maria', amount: '500', token: 't' }], player: 'maria' },
  ]);
  await campaigns?.close();
  expect(received).toEqual([{ events: [{ ...landing, merchant: 'acme' }] }]);
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another merchant', { merchant: 'bingo', events: [landing] }],
  ['an unknown event', { merchant: 'acme', events: [{ ...landing, event: 'withdrawal' }] }],
  ['an id that is a name', { merchant: 'acme', events: [{ ...landing, id: 'maria' }] }],
  ['an id that is an object', { merchant: 'acme', events: [{ ...landing, id: { toString: 1, valueOf: 1 } }] }],
  ['an id in a list', { merchant: 'acme', events: [{ ...landing, id: [landing.id] }] }],
  ['a campaign without marks', { merchant: 'acme', events: [{ ...landing, campaign: { r: 'maria' } }] }],
  ['a time in words', { merchant: 'acme', events: [{ ...landing, at: 'now' }] }],
  ['events that are no list', { merchant: 'acme', events: { 0: landing } }],
])('%s is passed over', async (_, body) => {
  const { statuses, campaigns } = await tell([body]);
  await campaigns?.close();
  expect([statuses, received]).toEqual([[204], []]);
});

test('a batch that the operator does not take goes again, in its order and with what came since', async () => {
  refusals = 2;
  const campaigns = campaignReports(file(), { print, pauseMs: 1 });
  const took = new Promise<void>((resolve) => servers[0]?.on('request', () => received.length === 0 && refusals <= 0 && resolve()));
  campaigns?.put(JSON.stringify({ merchant: 'acme', events: [landing] }));
  await took;
  campaigns?.put(JSON.stringify({ merchant: 'acme', events: [{ ...landing, id: idOf(3) }] }));
  await campaigns?.close();
  expect(received.flatMap(({ events }) => events.map(({ id }) => id))).toEqual([landing.id, idOf(3)]);
  expect(lines).toEqual([]);
});

test('after a change of the operator’s file the new address gets what the former one has not taken', async () => {
  const silent = {
    ...file(),
    campaign: { clickIds: ['fbclid'], reportTo: await listen(createServer((_, reply) => reply.writeHead(503).end())) },
  };
  const former = campaignReports(silent, { print, pauseMs: 1 });
  const asked = new Promise<void>((resolve) => servers.at(-1)?.once('request', () => resolve()));
  former?.put(JSON.stringify({ merchant: 'acme', events: [landing] }));
  await asked;
  former?.put(JSON.stringify({ merchant: 'acme', events: [{ ...landing, id: idOf(7) }] }));
  const next = campaignReports(file(), { print });
  await former?.leaveTo(next);
  expect(received).toEqual([]);
  await next?.close();
  expect(received.flatMap(({ events }) => events)).toEqual([
    { ...landing, merchant: 'acme' },
    { ...landing, id: idOf(7), merchant: 'acme' },
  ]);
  expect(lines).toEqual([]);
});

test('a file without an address sends what waits, once', async () => {
  const former = campaignReports(file(), { print });
  former?.put(JSON.stringify({ merchant: 'acme', events: [landing] }));
  await former?.leaveTo(undefined);
  expect(received.flatMap(({ events }) => events.map(({ id }) => id))).toEqual([landing.id]);
});

test('what is being sent counts as long as it may come back', async () => {
  refusals = 2;
  const campaigns = campaignReports(file(), { print, most: 1, pauseMs: 1 });
  const asked = new Promise<void>((resolve) => servers[0]?.once('request', () => resolve()));
  const put = (place: number) => campaigns?.put(JSON.stringify({ merchant: 'acme', events: [{ ...landing, id: idOf(place) }] }));
  expect(put(5)).toBe(true);
  await asked;
  expect(put(6)).toBe(false);
  await campaigns?.close();
});

test('a batch that the operator refuses for good does not go again', async () => {
  refusal = 400;
  refusals = 1000;
  const { campaigns } = await tell([{ merchant: 'acme', events: [landing] }], { pauseMs: 1 });
  await campaigns?.close();
  expect(lines).toEqual(['1 events of campaigns not forwarded: refused']);
});

test('an operator that never answers costs a line of the log, which does not name the address', async () => {
  refusals = 1000;
  const { campaigns } = await tell([{ merchant: 'acme', events: [landing] }]);
  await campaigns?.close();
  expect(lines).toEqual(['1 events of campaigns not forwarded: no answer']);
});

test('a phone whose events have no room here keeps them', async () => {
  const { statuses, campaigns } = await tell(
    [
      { merchant: 'acme', events: [landing] },
      { merchant: 'acme', events: [{ ...landing, id: idOf(4) }] },
    ],
    { most: 1, pauseMs: 60_000 },
  );
  expect(statuses).toEqual([204, 503]);
  await campaigns?.close();
});

test('the document tells the app to report, and not where to', async () => {
  const { app, campaigns } = await tell([]);
  const document = await (await fetch(`${app}/m/index.html`)).text();
  expect(document).toContain('"campaign":{"clickIds":["fbclid"],"isReported":true}');
  expect(document).not.toContain('secret');
  await campaigns?.close();
});

test('without an address nothing is taken', async () => {
  expect(campaignReports({ merchants: [merchant] }, { print })).toBeUndefined();
  const app = await listen(appServer({ folder, env: {}, file: { merchants: [merchant] }, report: print }));
  expect((await fetch(`${app}/m/campaign`, { method: 'POST', body: '{}' })).status).toBe(405);
  expect(await (await fetch(`${app}/m/index.html`)).text()).not.toContain('isReported');
});
