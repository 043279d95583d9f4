import { startField } from './testing/field/startField';
import { useSandbox } from './testing/useSandbox';

const { troubles, call, callSealed, login, openAccount } = startField(useSandbox());

type Game = { gameId: string; gameName: string; nodeId: string; vassalage: string; gameCode: string; showIcon: string; gameType: string };
type Page = { value: { list: Game[] } };
const list = '/lgw/games/list?merchant=200jilif3&platform=html5&clientType=2&language=EN&gameType=RNG&pageNo=1&pageSize=20';
const hot = '/lgw/games/hot?isPlatform=2&platform=html5&language=EN&merchant=200jilif3';
const text = (pattern: RegExp) => expect.stringMatching(pattern) as string;

test("a visitor's home has vendors by category and hot games with pictures", async () => {
  const vendors = await call('/lgw/games/vendors?typeId=1&merchant_code=200jilif3&language=EN&merchant=200jilif3');
  const { content, sorting } = vendors.value as { content: object[]; sorting: { gameCategory: string; vendorNames: object[] }[] };
  expect(content[0]).toMatchObject({ vassalage: text(/./), gameType: sorting[0]!.gameCategory, mobileLargeIcon: text(/^https:/) });
  expect(sorting.flatMap(({ vendorNames }) => vendorNames)).toHaveLength(content.length);
  const { value } = (await call(hot)) as Page;
  expect(value.list.length).toBeGreaterThan(5);
  expect(value.list[0]).toMatchObject({ nodeId: text(/^\d+$/), showIcon: text(/^https:/) });
});

test('a newcomer registers by the rules of the form, and is logged in', async () => {
  const { fields } = (await call('/wps/system/setting/register?merchant=200jilif3&language=EN')).value as { fields: object };
  expect(fields).toMatchObject({ username: { enabled: true, required: true, minLength: 4, maxLength: 16 }, password: { minLength: 8 } });
  const isFree = async (name: string) => (await call(`/wps/check/username?username=${name}`)).value;
  expect([await isFree('newcomer1'), await isFree('maria')]).toEqual([{ available: true }, { available: false }]);
  const secret = { password: 'parlour88', confirmPassword: 'parlour88' };
  const form = {
    idempotencyKey: crypto.randomUUID(),
    registerMethod: 'H5',
    username: 'newcomer1',
    ...secret,
    type: 0,
    normalRegister: true,
  };
  const opened = await callSealed('/wps/member/register', { method: 'PUT', body: form });
  expect(opened).toMatchObject({ success: true, value: { userName: 'newcomer1' } });
  const { token } = opened.value as { token: string };
  expect((await call('/wps/member/info', { token })).value).toMatchObject({ account: 'newcomer1' });
  expect(await callSealed('/wps/member/register', { method: 'PUT', body: form })).toMatchObject({ code: 'USERNAME_TAKEN' });
});

test('a name is not called taken while the gateway is busy', async () => {
  troubles.push({ path: '/wps/check/username', status: 200, errorCode: 'TOO_MANY_REQUEST' });
  expect((await call('/wps/check/username?username=newcomer2')).status).toBe(429);
});

test('a player finds a game by name, sees the balance, plays, and finds the game among the recent ones', async () => {
  const { token } = await login();
  expect((await call('/wps/wallets/gcs', { token })).value).toMatchObject({ sumBalance: text(/^\d+\.\d\d$/) });
  const [game] = ((await call(`${list}&gameName=Pugita`)) as Page).value.list;
  expect(game).toMatchObject({ gameName: text(/Pugita/), showIcon: text(/^https:/) });
  const { nodeId, vassalage, gameCode } = game!;
  const body = { nodeId, vassalage, gameCode, gameType: 'RNG', language: 'EN', backUrl: 'https://m.example/m/home' };
  const launch = async () => call('/wps/game/launchGame', { token, method: 'POST', body });
  expect((await launch()).value).toMatchObject({ url: text(/^http/), openIn: 'frame' });
  const message = 'The previous game has not finished.';
  troubles.push({ path: '/wps/game/launchGame', status: 400, errorCode: '#734', message });
  expect(await launch()).toMatchObject({ code: '#734', message });
  const recent = (await call('/lgw/games/recent?page=1&pageSize=20&language=EN&clientType=2', { token })) as Page;
  expect(recent.value.list[0]).toMatchObject({ nodeId });
});

test('a player keeps a favourite and drops it', async () => {
  const { token } = await login();
  const [game] = ((await call(list)) as Page).value.list;
  const chosen = { nodeId: game!.nodeId, vendor: game!.vassalage };
  const ids = async () => (await call('/lgw/games/favorite/ids?pageNo=1&pageSize=100', { token })).value;
  await call('/lgw/games/favorite', { token, method: 'POST', body: chosen });
  expect(await ids()).toContain(chosen.nodeId);
  const page = (await call('/lgw/games/favorite?pageNo=1&pageSize=20&language=EN', { token })) as Page;
  expect(page.value.list.map(({ nodeId }) => nodeId)).toContain(chosen.nodeId);
  await call('/lgw/games/favorite', { token, method: 'DELETE', body: chosen });
  expect(await ids()).not.toContain(chosen.nodeId);
});

test('a player reads a message, and deletes it', async () => {
  const { token } = await login();
  type Head = { id: string; title: string; read: boolean };
  const inbox = async () => ((await call('/wps/inbox?language=EN&pageNo=1&pageSize=20', { token })).value as { content: Head[] }).content;
  const { id, title } = (await inbox()).find(({ read }) => !read)!;
  const unread = (await call('/wps/inbox/unread', { token })).value as number;
  expect((await call(`/wps/inbox/detail?id=${id}&language=EN`, { token })).value).toMatchObject({ id, title, content: text(/\w/) });
  await call('/wps/inbox/read', { token, method: 'POST', body: { ids: [id], read: true } });
  expect((await call('/wps/inbox/unread', { token })).value).toBe(unread - 1);
  await call('/wps/inbox', { token, method: 'DELETE', body: { ids: [id] } });
  expect((await inbox()).map((message) => message.id)).not.toContain(id);
});

test('a player has a level and a code to invite by, a visitor neither', async () => {
  const vip = async (token?: string) => (await call('/wps/member/vip?language=EN', { token })).value;
  const referral = async (token?: string) => (await call('/wps/member/referral', { token })).value;
  expect([await vip(), await referral()]).toEqual([expect.objectContaining({ mine: null }), expect.objectContaining({ mine: null })]);
  const { token } = await login();
  const amount = text(/^\d+\.\d\d$/);
  expect(await vip(token)).toMatchObject({ mine: { name: text(/\w/), bars: [{ kind: 'keep', done: amount, target: amount }] } });
  expect(await referral(token)).toMatchObject({ mine: { code: text(/^[\w-]+$/), invited: expect.any(Number) as number } });
  expect((await call('/wps/promotion/enabled')).value).toMatchObject({ REFERRAL: true });
  expect((await call('/wps/member/vip?language=EN', { token: 'ended-token-1' })).status).toBe(401);
});

test.each([
  ['/wps/relay/PROMOFE_getClaimTicketList', '/wps/promotion/rewards?language=EN'],
  ['/wps/relay/MCSFE_getPlayerRankProgress', '/wps/member/vip?language=EN'],
])('a refusal of %s with the status of a fault is no empty list: the app asks again', async (path, asked) => {
  const { token } = await login();
  troubles.push({ path, status: 500, errorCode: 'NOT_ALLOWED' });
  expect((await call(asked, { token })).status).toBe(502);
  expect((await call(asked, { token })).status).toBe(200);
});

type Reward = { rewardId: string; status: string; title: string; needsDeposit: boolean; amount: string };
const rewards = async (token?: string) => (await call('/wps/promotion/rewards?language=EN', { token })).value as Reward[];
const claimable = async (token?: string) => (await rewards(token)).filter(({ status }) => status === 'CLAIM');

test('a visitor sees the promotions, and a player the tickets, bonuses and discounts as well, each once', async () => {
  const forAll = await rewards();
  expect(forAll.length).toBeGreaterThan(0);
  expect(forAll.filter(({ status }) => status === 'CLAIM')).toEqual([]);
  const { token } = await login();
  const own = await rewards(token);
  expect(new Set((await claimable(token)).map(({ rewardId }) => rewardId.split('.')[0]))).toEqual(new Set(['ticket', 'issued']));
  expect(own.some(({ needsDeposit }) => needsDeposit)).toBe(true);
  expect(new Set(own.map(({ rewardId }) => rewardId)).size).toBe(own.length);
});

test('a player joins a promotion once, however often', async () => {
  const token = await openAccount('joiner1');
  const { rewardId } = (await rewards(token)).find(({ status, needsDeposit }) => status === 'JOIN' && !needsDeposit)!;
  const body = { idempotencyKey: crypto.randomUUID(), rewardId, language: 'EN' };
  const join = async () => (await call('/wps/promotion/join', { token, method: 'POST', body })).value;
  const joined = await join();
  expect(joined).toMatchObject({ rewardId, status: expect.not.stringMatching('JOIN$') as string });
  expect(await join()).toEqual(joined);
});

test('a player claims a ticket and a bonus in one go, and neither of them again', async () => {
  const { token } = await login();
  const open = await claimable(token);
  const chosen = ['ticket', 'issued'].map((kind) => open.find(({ rewardId }) => rewardId.startsWith(kind))!);
  const claim = (rewardIds: string[]) => {
    const body = { idempotencyKey: crypto.randomUUID(), rewardIds, language: 'EN' };
    return call('/wps/promotion/claim', { token, method: 'POST', body });
  };
  const { value } = await claim(chosen.map(({ rewardId }) => rewardId));
  expect(value).toMatchObject(chosen.map(({ rewardId, title, amount }) => ({ rewardId, title, amount })));
  expect(await claim([chosen[0]!.rewardId])).toMatchObject({ code: 'REWARD_GONE' });
  const left = (await claimable(token)).map(({ rewardId }) => rewardId);
  expect(left).toEqual(open.map(({ rewardId }) => rewardId).filter((id) => chosen.every(({ rewardId }) => rewardId !== id)));
  // After a lost reply nothing is found by a key, and the list is as true as before.
  const key = `idempotencyKey=${crypto.randomUUID()}&language=EN`;
  expect((await call(`/wps/promotion/claim?${key}`, { token })).value).toEqual([]);
});
