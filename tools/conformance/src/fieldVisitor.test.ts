import { startField } from './testing/field/startField';
import { useSandbox } from './testing/useSandbox';

const { call, login } = startField(useSandbox());

const site = 'merchant=200jilif3&language=EN';
const text = (pattern: RegExp) => expect.stringMatching(pattern) as string;

test('a visitor reads the parts of the status, the countries, the help and the ways to support', async () => {
  const read = async (path: string) => (await call(`${path}${path.includes('?') ? '&' : '?'}${site}`)).value as unknown;
  expect(await read('/wps/system/whitelabel')).toMatchObject({ REWCEN3: '1' });
  expect(await read('/wps/system/settings/consolidated')).toMatchObject({ mainDomain: text(/./) });
  expect(await read('/wps/system/domainRoute')).toEqual(expect.any(Array));
  expect(await read('/wps/system/country')).toContainEqual({ country: 'PH', dialingCode: '63' });
  expect(await read('/wps/help?device=MOBILE&lang=EN')).toContainEqual(expect.objectContaining({ title: text(/\w/), content: text(/\w/) }));
  expect(await read('/wps/system/customerService?type=3')).toContainEqual(
    expect.objectContaining({ title: text(/\w/), path: text(/\w{9}/) }),
  );
  expect((await call('/wps/system/location')).value).toMatchObject({ country: text(/^[A-Z]{2}$/) });
  expect((await call('/wps/agent/affiliate?code=nobody&domain=m.example')).value).toMatchObject({ data: { success: false } });
});

test('the currency of the merchant is told to players alone, and no cache keeps it', async () => {
  const { token } = await login();
  const wallet = `/wps/wallets/merchant?${site}`;
  expect(await call(wallet)).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
  const told = await call(wallet, { token });
  expect([told.value, told.headers.get('Cache-Control')]).toEqual([
    expect.objectContaining({ currency: 'TLB', currencySymbol: '₱' }),
    'private, no-store',
  ]);
});

test('a visitor tries a game, and the gateway without an account', async () => {
  const games = await call(`/lgw/games/list?${site}&platform=html5&clientType=2&gameType=RNG&pageNo=1&pageSize=20`);
  const [{ vassalage, gameCode }] = (games.value as { list: [{ vassalage: string; gameCode: string }] }).list;
  const body = { vassalage, gameCode, language: 'EN', backUrl: 'https://m.example/m/home' };
  expect((await call('/wps/game/launchGame/demo', { method: 'POST', body })).value).toMatchObject({ url: text(/^http/), openIn: 'frame' });
  const opened = await call('/wps/session/login/freeplay', { method: 'POST', body: { moduleId: 'TRIAL' } });
  const { token, userName } = opened.value as { token: string; userName: string };
  expect((await call('/wps/member/info', { token })).value).toMatchObject({ account: userName });
  // A trial player sees the promotions, and has no tickets.
  const rewards = (await call('/wps/promotion/rewards?language=EN', { token })).value as { status: string }[];
  expect(rewards.length).toBeGreaterThan(0);
});
