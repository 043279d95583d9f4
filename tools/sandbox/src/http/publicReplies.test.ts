import { resolve } from 'node:path';
import { gamesWire, lotteryWire } from '@parlour/games/wire';
import { publicCacheControl, type PublicReply, type WireCall } from '@parlour/kernel/wire-call';
import { siteWire } from '@parlour/site/wire';
import { playerWire } from '@parlour/player/wire';
import type { GenericSchema } from 'valibot';
import { wireLibraries } from '../../../../tools/workspaces.mjs';
import { createClock } from '../clock';
import type { Client } from '../testing/createClient';
import { useGateway } from '../testing/useGateway';

const now = Date.now();
/** The clock stands still, because the replies differ from one time to another: players on tiles, results of tables. */
const gateway = useGateway(createClock(() => now));

/** Every call of every library. */
const calls: readonly WireCall[] = wireLibraries(resolve(__dirname, '../../../..'))
  .flatMap(({ name }) => Object.values(jest.requireActual<object>(`${name}/wire`)))
  .flatMap((wire: unknown) => (typeof wire === 'object' && wire !== null ? Object.values(wire) : []))
  .filter((call: unknown): call is WireCall => typeof call === 'object' && call !== null && 'method' in call && 'path' in call);
const pathOf = (call: WireCall) => `${call.method} ${call.path}`;
const byPath = (some: readonly WireCall[]) => [...new Map(some.map((call) => [pathOf(call), call])).entries()];
const publicCalls = byPath(calls.filter((call) => call.public));
const privateReads = byPath(calls.filter((call) => call.method === 'GET' && !call.public));

/** Values of the sandbox for fields whose schema does not tell one. */
const known: Record<string, unknown> = { language: 'EN', lang: 'EN', gameType: 'RNG', types: 'B,PL,PU,PR,H' };

function valueOf(name: string, schema: GenericSchema): unknown {
  const { literal, options, type } = schema as { literal?: unknown; options?: unknown[]; type: string };
  return literal ?? options?.[0] ?? known[name] ?? (type === 'number' ? 1 : 'x');
}

/** A valid input of a call: each field that is required. */
function inputOf(call: WireCall): Record<string, unknown> {
  const { entries = {} } = call.input as { entries?: Record<string, GenericSchema> };
  const asked = Object.entries(entries).filter(([, { type }]) => type !== 'optional');
  return Object.fromEntries(asked.map(([name, schema]) => [name, valueOf(name, schema)]));
}

type Sent = { address: string; headers: Record<string, string>; bytes: string; reply: Headers; status: number };

/** The request of a browser and its reply without `Date`, which differs each time. */
async function send(client: Client, call: WireCall): Promise<Sent> {
  const sent: Sent[] = [];
  const spy = jest.spyOn(gateway.gateway.app, 'request').mockImplementation(async (path, init) => {
    const reply = await gateway.gateway.app.fetch(new Request(`http://localhost${path as string}`, init));
    const headers = Object.fromEntries(new Headers(init?.headers));
    sent.push({ address: path as string, headers, bytes: await reply.clone().text(), reply: reply.headers, status: reply.status });
    return reply;
  });
  await client.send(call, inputOf(call));
  spy.mockRestore();
  return sent.at(-1) as Sent;
}

let [visitor, maria, vince]: Client[] = [];
const browser = (client: Client | undefined) => client ?? gateway.client();

beforeAll(async () => {
  [visitor, maria, vince] = [gateway.client(), gateway.client(), gateway.client()];
  await maria.login('maria');
  await vince.login('vince');
  const { list } = await visitor.call(lotteryWire.getLotteries, { prizeMode: 'Lott', language: 'EN' });
  const page = {
    merchant: '200jilif3',
    platform: 'html5',
    clientType: 2,
    language: 'EN',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 1,
  } as const;
  const [game] = (await visitor.call(gamesWire.getGames, page)).games;
  Object.assign(known, { nodeId: list[0]?.nodeId, vassalage: game?.vassalage, gameCode: game?.gameCode, merchant: '200jilif3' });
});

test('a public call is a read that asks for no session', () => {
  expect(publicCalls.length).toBeGreaterThan(20);
  for (const [, { method, access }] of publicCalls) expect([method, access]).toEqual(['GET', 'anyone']);
});

test.each(publicCalls)('%s: two players and a visitor send the same and receive the same bytes', async (_, call) => {
  const sent = [await send(browser(visitor), call), await send(browser(maria), call), await send(browser(vince), call)];
  for (const { address, headers, bytes, reply, status } of sent) {
    expect(status).toBe(200);
    expect(JSON.parse(bytes)).toMatchObject({ success: true });
    expect([address, headers, bytes]).toEqual([sent[0]?.address, { origin: 'http://localhost:4300' }, sent[0]?.bytes]);
    expect(reply.get('ETag')).toBe(sent[0]?.reply.get('ETag'));
    expect(reply.get('Cache-Control')).toBe(publicCacheControl(call.public as PublicReply));
    expect(reply.get('Vary')).toBe('Accept-Encoding, Origin');
  }
});

test.each(publicCalls)('%s: a token changes nothing', async (_, call) => {
  const { address, bytes } = await send(browser(visitor), call);
  const headers = {
    Authorization: `Bearer ${maria?.token ?? ''}`,
    Merchant: '200jilimm3',
    Language: 'MY',
    Origin: 'http://localhost:4300',
  };
  const reply = await gateway.gateway.app.request(address, { headers });
  expect(await reply.text()).toBe(bytes);
});

test.each(publicCalls)('%s: who has a copy is told that it still holds', async (_, call) => {
  const { address, reply } = await send(browser(visitor), call);
  const etag = reply.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const held = await gateway.gateway.app.request(address, { headers: { Origin: 'http://localhost:4300', 'If-None-Match': known } });
    expect([held.status, await held.text(), held.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(held.headers.get('Cache-Control')).toContain('public');
    expect(held.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4300');
  }
  const other = await gateway.gateway.app.request(address, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

test.each(privateReads)('%s: nobody keeps a copy of a private reply', async (_, call) => {
  for (const client of [visitor, maria]) {
    const { reply } = await send(browser(client), call);
    expect([reply.get('Cache-Control'), reply.get('ETag')]).toEqual(['private, no-store', null]);
  }
});

test('another merchant or language is another address', async () => {
  const status = (options: object) => send(gateway.client(options), siteWire.getStatus);
  const [philippines, myanmar] = [await status({}), await status({ merchant: '200jilimm3' })];
  expect(new Set([philippines.address, myanmar.address, (await status({ language: 'TY' })).address]).size).toBe(3);
  expect(philippines.bytes).not.toBe(myanmar.bytes);
});

test('a refusal is kept by nobody: of the input, of the merchant, of a closed site, of a path that is none', async () => {
  const kept = async (path: string) => {
    const reply = await gateway.gateway.app.request(path, { headers: { Merchant: '200jilif3', 'Client-Id': 'browser' } });
    return [reply.status, reply.headers.get('Cache-Control'), reply.headers.get('ETag')];
  };
  const site = 'merchant=200jilif3&language=EN';
  const none = ['private, no-store', null];
  expect(await kept(`/lgw/games/list?${site}`)).toEqual([400, ...none]);
  expect(await kept(siteWire.getStatus.path)).toEqual([400, ...none]);
  expect(await kept(`/lgw/games/detail?${site}&vassalage=x&gameCode=x`)).toEqual([200, ...none]);
  expect(await kept('/lgw/nothing')).toEqual([404, ...none]);
  expect(await kept(playerWire.getCaptcha.path)).toEqual([200, ...none]);
  await gateway.lever('status', { maintenance: true });
  expect(await kept(`/lgw/games/vendors?${site}&merchant_code=x&typeId=1`)).toEqual([503, ...none]);
  await gateway.lever('status', {});
});
