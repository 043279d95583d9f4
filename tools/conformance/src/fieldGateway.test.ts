import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@parlour/sandbox/listen';
import { sealBody } from '@parlour/sandbox/sealBody';
import { adapter } from './adapter/fieldGateway';
import { checkGateway } from './checkGateway';
import { askByNetwork } from './client/ask';
import { type Contract, readContract } from './contract/readContract';
import { type Trouble, createField } from './testing/field/createField';
import { startApp } from './testing/startApp';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
const folder = mkdtempSync(join(tmpdir(), 'field-'));
const troubles: Trouble[] = [];
const captchaIds: string[] = [];
let contract: Contract;
let field: Awaited<ReturnType<typeof listen>>;
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  contract = await readContract();
  field = await listen(createField(notingCaptchas, troubles) as never);
  app = await startApp({ folder, origin: field.url, module: join(import.meta.dirname, 'adapter/fieldGateway.ts') });
}, 120_000);
afterAll(async () => {
  await app.stop();
  field.stop();
  rmSync(folder, { recursive: true });
});

async function notingCaptchas(request: Request): Promise<Response> {
  if (request.url.endsWith('/wps/captcha')) captchaIds.push(request.headers.get('Client-Id') ?? '');
  return sandbox.gateway.app.fetch(request);
}

type Sent = { clientId?: string; token?: string; method?: string; body?: object; headers?: Record<string, string> };

async function call(path: string, { clientId = 'browser-1', token, method = 'GET', body, headers: more }: Sent = {}) {
  const headers = { Merchant: '200jilif3', Language: 'EN', 'Client-Id': clientId, 'Content-Type': 'application/json' };
  const reply = await fetch(app.url + path, {
    method,
    headers: { ...headers, ...more, ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, ...((await reply.json()) as { success: boolean; value: never; code?: string }) };
}

/** Logs maria in as the app does, with a body that only the app's server can open. */
async function login(clientId: string, { password = 'parlour88', captcha = '' } = {}) {
  const key = (await call('/wps/system/publicKey?merchant=200jilif3&language=EN')).value;
  const headers = new Headers();
  const body = sealBody({ username: 'maria', password, captcha, type: 'username' }, key, headers);
  return call('/wps/session/login', { clientId, method: 'POST', body, headers: Object.fromEntries(headers) });
}

const games = (query = '') =>
  call(`/lgw/games/list?merchant=200jilif3&platform=html5&clientType=2&language=EN&gameType=RNG&pageNo=1&pageSize=20${query}`) as Promise<{
    status: number;
    headers: Headers;
    value: { list: { gameId: string; gameName: string; nodeId: string; vassalage: string; gameCode: string; showIcon: string }[] };
  }>;

const answerOf = async (clientId: string | undefined) =>
  ((await (await sandbox.gateway.app.request(`/sandbox/captcha?clientId=${clientId}`)).json()) as { answer: string }).answer;

test('through its adapter a gateway of the field conforms in every call that it has', async () => {
  const only = Object.entries(adapter.calls).flatMap(([name, entry]) => (entry === 'absent' ? [] : [name]));
  const findings = await checkGateway(sandbox.settings({ gateway: app.url, origin: undefined, ask: askByNetwork, only }), contract);
  const differing = findings.filter(({ outcome }) => outcome === 'differs');
  expect(differing.map(({ call, rule, detail }) => `${call.name} ${rule} ${detail}`)).toEqual([]);
  const fits = new Set(findings.flatMap(({ call, outcome, rule }) => (outcome === 'fits' && rule === 'value' ? [call.name] : [])));
  expect(only.filter((name) => !fits.has(name))).toEqual(['launchGame']);
}, 120_000);

test('every call of the contract is mapped or absent', () => {
  const named = Object.keys(adapter.calls);
  expect(contract.calls.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual(['getPublicKey']);
});

test('a captcha belongs to the cookie that the server keeps for a browser', async () => {
  for (const password of ['wrong-password1', 'wrong-password2', 'wrong-password3']) await login('browser-2', { password });
  expect(await login('browser-2', { password: 'wrong-password1' })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  const image = await call('/wps/captcha', { clientId: 'browser-2' });
  expect(image.value).toMatch(/^iVBOR/);
  expect(image.headers.get('set-cookie')).toBeNull();
  const captcha = await answerOf(captchaIds.at(-1));
  expect(await login('browser-3', { captcha })).toMatchObject({ code: 'CAPTCHA_WRONG' });
  expect(await login('browser-2', { captcha })).toMatchObject({ success: true, value: { userName: 'maria' } });
});

test('a player finds a game by name, sees the balance and plays', async () => {
  const { token } = (await login('browser-1')).value as { token: string };
  expect((await call('/wps/wallets/gcs', { token })).value).toMatchObject({ sumBalance: expect.stringMatching(/^\d+\.\d\d$/) as string });
  const [game] = (await games('&gameName=Pugita')).value.list;
  expect(game).toMatchObject({
    gameName: expect.stringContaining('Pugita') as string,
    showIcon: expect.stringMatching(/^https:/) as string,
  });
  const { nodeId, vassalage, gameCode } = game!;
  const body = { nodeId, vassalage, gameCode, gameType: 'RNG', language: 'EN', backUrl: 'https://m.example/m/home' };
  const launch = async () => call('/wps/game/launchGame', { token, method: 'POST', body });
  expect((await launch()).value).toMatchObject({ url: expect.stringMatching(/^http/) as string, openIn: 'frame' });
  const message = 'The previous game has not finished.';
  troubles.push({ path: '/wps/game/launchGame', status: 400, errorCode: '#734', message });
  expect(await launch()).toMatchObject({ code: '#734', message });
});

test.each([
  ['TOO_MANY_REQUEST', 200, 429],
  ['function.not.available', 200, 503],
  ['#727', 500, 503],
])('after %s the app may ask again', async (errorCode, status, answered) => {
  troubles.push({ path: '/wps/relay/GCSGAME_gameList', status, errorCode });
  const reply = await games();
  expect([reply.status, reply.headers.has('Retry-After')]).toEqual([answered, true]);
  expect((await games()).status).toBe(200);
});

test('a token that has ended is refused, and public feeds are asked without one', async () => {
  const token = 'ended-token-1234';
  expect((await call('/wps/wallets/gcs', { token })).status).toBe(401);
  expect((await call('/lgw/games/winners?merchant=200jilif3&gameCategory=ALL&language=EN&limitNum=20', { token })).status).toBe(200);
  expect(await call('/wps/session/renew', { token, method: 'POST', body: {} })).toMatchObject({ status: 404, code: 'ABSENT' });
});
