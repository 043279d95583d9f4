import { adaptedContract } from './adapted/coverage';
import { adapter } from './adapter/fieldGateway';
import { checkGateway } from './checkGateway';
import { askByNetwork } from './client/ask';
import { type Contract, readContract } from './contract/readContract';
import { startField } from './testing/field/startField';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
const field = startField(sandbox);
const { troubles, call, login } = field;
let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

const games = () =>
  call('/lgw/games/list?merchant=200jilif3&platform=html5&clientType=2&language=EN&gameType=RNG&pageNo=1&pageSize=20') as Promise<{
    status: number;
    headers: Headers;
  }>;

test('through its adapter a gateway of the field conforms in every call that it has', async () => {
  // Calls that are public in the contract, but need a session here, have another test.
  const differs = (entry: object | string) => entry === 'absent' || (typeof entry === 'object' && 'withSession' in entry);
  const only = Object.entries(adapter.calls).flatMap(([name, entry]) => (differs(entry) ? [] : [name]));
  const settings = sandbox.settings({ gateway: field.url, origin: undefined, ask: askByNetwork, only });
  const coverage = contract.calls.map((call) => ({ call, place: 'mapped' as const }));
  const findings = await checkGateway(settings, adaptedContract(contract, adapter, coverage));
  const differing = findings.filter(({ outcome }) => outcome === 'differs');
  expect(differing.map(({ call, rule, detail }) => `${call.name} ${rule} ${detail}`)).toEqual([]);
  const fits = new Set(findings.flatMap(({ call, outcome, rule }) => (outcome === 'fits' && rule === 'value' ? [call.name] : [])));
  // The other tests make the calls that change something.
  expect(only.filter((name) => !fits.has(name)).sort()).toEqual([
    'addFavourite',
    'claimRewards',
    'createDeposit',
    'createWithdrawal',
    'deleteMessages',
    'joinPromotion',
    'launchDemo',
    'launchGame',
    'markMessages',
    'register',
    'removeFavourite',
    'setPaymentPassword',
  ]);
}, 120_000);

test('every call of the contract is mapped or absent', () => {
  const named = Object.keys(adapter.calls);
  expect(contract.calls.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual(['getPublicKey']);
});

test('a captcha belongs to the cookie that the server keeps for a browser', async () => {
  expect(await login('browser-2', { password: 'wrong-password1' })).toMatchObject({ code: 'LOGIN_FAILED', value: { captcha: false } });
  expect(await login('browser-2', { password: 'wrong-password2' })).toMatchObject({ code: 'LOGIN_FAILED', value: { captcha: true } });
  expect(await login('browser-2', { password: 'wrong-password1' })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  const image = await call('/wps/captcha', { clientId: 'browser-2' });
  expect(image.value).toMatch(/^iVBOR/);
  expect(image.headers.get('set-cookie')).toBeNull();
  const captcha = await field.answerOfLastCaptcha();
  expect(await login('browser-3', { captcha })).toMatchObject({ code: 'CAPTCHA_WRONG' });
  expect(await login('browser-2', { captcha })).toMatchObject({ success: true, value: { userName: 'maria' } });
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
