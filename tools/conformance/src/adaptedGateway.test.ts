import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@parlour/sandbox/listen';
import { adapter } from './adapter/acmeGateway';
import { checkGateway } from './checkGateway';
import { askByNetwork } from './client/ask';
import { type Contract, readContract } from './contract/readContract';
import { createAcme } from './testing/createAcme';
import { startApp } from './testing/startApp';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
const folder = mkdtempSync(join(tmpdir(), 'adapted-'));
let contract: Contract;
let acme: Awaited<ReturnType<typeof listen>>;
let app: Awaited<ReturnType<typeof startApp>>;
const acmeAdapter = join(import.meta.dirname, 'adapter/acmeGateway.ts');

beforeAll(async () => {
  contract = await readContract();
  acme = await listen(createAcme(async (request) => sandbox.gateway.app.fetch(request), contract) as never);
  app = await startApp({ folder, origin: acme.url, module: acmeAdapter });
}, 120_000);
afterAll(async () => {
  await app.stop();
  acme.stop();
  rmSync(folder, { recursive: true });
});

const check = (gateway: string, changes = {}) =>
  checkGateway(sandbox.settings({ gateway, origin: undefined, ask: askByNetwork, ...changes }), contract);
const differing = (findings: Awaited<ReturnType<typeof check>>) =>
  findings.filter(({ outcome }) => outcome === 'differs').map(({ call, rule }) => `${call.name} ${rule}`);

test('a gateway in other words does not conform', async () => {
  const only = ['getMemberWallet', 'getAnnouncements', 'createDeposit'];
  const names = differing(await check(acme.url, { only, money: true })).map((difference) => difference.split(' ')[0]);
  expect([...new Set(names)].sort()).toEqual([...only].sort());
});

test('through its adapter it conforms in every call, with sessions, encryption, caches and money', async () => {
  const agent = { username: 'agnes', password: 'parlour88' };
  const findings = await check(app.url, { money: true, agent });
  expect(differing(findings)).toEqual([]);
  const known = new Set(findings.filter(({ outcome }) => outcome === 'fits').map(({ call }) => call.name));
  for (const name of Object.keys(adapter.calls)) expect(known).toContain(name);
}, 180_000);

test('the addresses of gateways stay on the server', async () => {
  const html = await (await fetch(`${app.url}/m/home`)).text();
  expect(html).toContain('"code":"200jilif3"');
  expect(html).not.toContain(new URL(acme.url).port);
});

test('another merchant has no way to this gateway, and an unknown call has none either', async () => {
  const stranger = await fetch(`${app.url}/wps/system/status?language=EN&merchant=other`);
  expect([stranger.status, await stranger.json()]).toMatchObject([400, { code: 'FIELD_INVALID', value: { field: 'merchant' } }]);
  expect((await fetch(`${app.url}/wps/elsewhere`)).status).toBe(404);
});

test('an adapter for a call that the contract does not have stops the start; a gateway that does not answer yet stops nothing', async () => {
  const stray = join(folder, 'stray.mjs');
  writeFileSync(stray, "export const adapter = { calls: { getNothing: 'absent' } };");
  await expect(startApp({ folder, origin: acme.url, module: stray })).rejects.toThrow(
    'names a call that the contract does not have: getNothing',
  );
  const early = await startApp({ folder, origin: 'http://127.0.0.1:9', module: acmeAdapter });
  expect((await fetch(`${early.url}/readyz`)).status).toBe(200);
  await early.stop();
}, 60_000);

test('a gateway that is gone is a 502, which no cache keeps', async () => {
  acme.stop();
  const reply = await fetch(`${app.url}/wps/system/status?language=EN&merchant=200jilif3`);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([502, 'private, no-store']);
});
