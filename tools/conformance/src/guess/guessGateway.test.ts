import { type Contract, readContract } from '../contract/readContract';
import { draftAdapter } from '../draft/draftAdapter';
import type { Settings } from '../settings';
import { createAcme } from '../testing/createAcme';
import { createField } from '../testing/field/createField';
import { ownWords, together, wantsMerchant, wantsToken, wraps } from '../testing/ownWords';
import type { Proxy } from '../testing/Fault';
import { useSandbox } from '../testing/useSandbox';
import { guessGateway } from './guessGateway';

const sandbox = useSandbox();
let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

const pass = async (request: Request) => sandbox.gateway.app.fetch(request);
const guess = async (changes: Partial<Settings>) => guessGateway(sandbox.settings({ origin: undefined, ...changes }), contract);
const through = (proxy: Proxy) => guess({ ask: (request) => proxy(request, pass) });

test('nothing is guessed of a gateway in the words of the contract', async () => {
  const { guesses, calls } = await guess({});
  expect(guesses).toEqual([]);
  expect(calls).toHaveLength(contract.calls.length);
});

test.each(ownWords.map((words) => [words.does, words] as const))('a gateway that %s is told so', async (_does, { proxy, ...told }) => {
  const dialect = await through(proxy);
  const found = dialect.guesses.filter(({ what }) => what.includes(told.guess));
  expect(dialect.guesses.map(({ what }) => what)).toHaveLength(1);
  expect(found).toHaveLength(1);
  expect(found[0]?.evidence).toContain(told.evidence);
  expect(await draftAdapter(dialect, contract, 'https://gateway.example')).toContain(told.draft);
});

test('differences that come together are all found', async () => {
  const { guesses, calls } = await through(
    together(
      wraps(({ success, value, code }) => ({ code: success ? '0000' : 'E1', data: value, message: code })),
      wantsMerchant('X-Brand', 'X-Locale'),
      wantsToken('Authorization'),
    ),
  );
  expect(guesses.map(({ what }) => what)).toEqual([
    expect.stringContaining('header, `X-Brand`'),
    expect.stringContaining('`code` "0000" is success'),
    expect.stringContaining('The token is bare'),
  ]);
  expect(calls).toHaveLength(contract.calls.length);
});

test('a gateway of the field: header, envelope, token, cookie, methods, names of calls, pictures, money and ids', async () => {
  const field = createField(pass);
  const { token } = (await logIn()) as { token: string };
  // This gateway reads the amount of a deposit before it looks for a session.
  const ask: Settings['ask'] = async (request) =>
    request.url.includes('MCSFE_depositBy')
      ? Response.json({ success: false, errorCode: 'login.not.session' }, { status: 401 })
      : field.fetch(request);
  const { guesses, calls, refusals } = await guess({ ask, member: undefined, token });
  expect(guesses.map(({ what }) => what)).toEqual([
    expect.stringContaining('header, `Merchant`'),
    expect.stringContaining('the code in `errorCode`'),
    'The token is bare, without `Bearer`',
    expect.stringContaining('Public calls refuse a token'),
    expect.stringContaining('cookies'),
    expect.stringMatching(/^Methods differ: .*launchGame is GET, not POST.*logout is POST, not DELETE/),
    expect.stringContaining('getGames GET /wps/relay/GCSGAME_gameList'),
    expect.stringContaining('Pictures'),
    expect.stringMatching(/^Money is sent as numbers .*getMemberWallet/),
    expect.stringContaining('Ids are numbers'),
  ]);
  expect(calls.map(({ call }) => call.name)).toEqual(expect.arrayContaining(['login', 'register', 'createDeposit', 'createWithdrawal']));
  expect(calls.map(({ call }) => call.name)).not.toContain('renewSession');
  expect(refusals).toMatchObject({ 'login.not.session': 'NOT_LOGGED_IN' });
  for (const { evidence } of guesses) expect(evidence).not.toContain(token);
});

test('with its addresses another gateway is recognised by them and by its values', async () => {
  const acme = createAcme(pass, contract);
  const ask: Settings['ask'] = async (request) => acme.fetch(request);
  const blind = await guess({ ask, member: undefined });
  expect(blind.guesses.map(({ what }) => what)).toContain(
    "Next to nothing is at the contract's addresses (0 of " + `${contract.calls.length} calls)`,
  );
  const paths = ['/api/v3/core/system/status', '/api/v3/play/games/vendors'];
  const { guesses, prefixes, calls } = await guess({ ask, member: undefined, paths });
  expect(prefixes).toEqual({ '/wps/': '/api/v3/core/', '/lgw/': '/api/v3/play/' });
  expect(guesses.map(({ what }) => what)).toContainEqual(expect.stringContaining('`fault` is a refusal, the value is in `result`'));
  expect(contract.calls.filter((call) => !calls.some((known) => known.call === call)).map(({ name }) => name)).toEqual([
    'getGames',
    'getAnnouncements',
    'login',
    'createDeposit',
    'createWithdrawal',
    'getMemberWallet',
  ]);
});

test('a value alone tells which call it is, when its schema is that of no other', async () => {
  const proxy: Proxy = async (request, next) => {
    const url = new URL(request.url);
    if (url.pathname === '/wps/wallets/merchant') return next(new Request(new URL('/wps/elsewhere', url)));
    if (!url.pathname.startsWith('/money/')) return next(request);
    url.pathname = '/wps/wallets/merchant';
    url.searchParams.set('merchant', '200jilif3');
    url.searchParams.set('language', 'EN');
    return next(new Request(url, request));
  };
  const { calls } = await guess({ ask: (request) => proxy(request, pass), member: undefined, paths: ['/money/of/the/site'] });
  const found = calls.find(({ call }) => call.name === 'getMerchantWallet');
  expect([found?.by, found?.answer.path]).toEqual(['shape', '/money/of/the/site']);
});

async function logIn(): Promise<unknown> {
  const { createClient } = await import('../client/createClient');
  const settings = sandbox.settings({ origin: undefined });
  const client = createClient(settings, () => undefined);
  const named = (name: string) => contract.calls.find((call) => call.name === name) as Contract['calls'][number];
  const key = await client.send(named('getPublicKey'), {});
  const keyValue = 'reply' in key && key.reply.envelope?.success ? (key.reply.envelope.value as never) : undefined;
  const session = await client.send(named('login'), { ...settings.member, captcha: '', type: 'username' }, { key: keyValue });
  return 'reply' in session && session.reply.envelope?.success ? session.reply.envelope.value : undefined;
}
