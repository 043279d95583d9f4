import { randomUUID } from 'node:crypto';
import { gamesWire } from '@parlour/games/wire';
import { addMoney, subtractMoney } from '@parlour/kernel/money';
import { sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import { eq } from 'drizzle-orm';
import { vendors } from '../db/schema/catalog';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const always = { from: 0, to: 8.64e15, pageNo: 1, pageSize: 100, language: 'EN' };
type Launched = Awaited<ReturnType<typeof launch>>;
type Spun = { orderId: string; payout: string; window: string[][]; balance: string; code?: string };

async function spin({ headers }: Pick<Launched, 'headers'>, round: { roundId?: string; stake: string }) {
  const reply = await gateway.vendor('/api/spin', { method: 'POST', headers, body: JSON.stringify({ roundId: randomUUID(), ...round }) });
  return { status: reply.status, ...((await reply.json()) as Spun) };
}
const readPage = async ({ headers }: Pick<Launched, 'headers'>) =>
  (await (await gateway.vendor('/api/session', { headers })).json()) as {
    stakes: string[];
    balance: string;
    appOrigin: string;
    backUrl: string;
  };

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

test('a launched game opens on the vendor’s own origin and knows the app’s origin', async () => {
  const client = await registerMember(gateway);
  const launched = await launch(gateway, client);
  expect(launched.url).toMatch(/^http:\/\/localhost:4320\/play\/\S{20,}$/);
  const page = await gateway.vendor(new URL(launched.url).pathname);
  expect(page.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://localhost:4200');
  expect(await readPage(launched)).toMatchObject({ appOrigin: 'http://localhost:4300', backUrl: 'http://localhost:4300/m/home' });
});

test('spins change the balance, the betting records and the game’s figures alike', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '500');
  const launched = await launch(gateway, client);
  const { stakes } = await readPage(launched);
  const stake = stakes[3] ?? '';
  let expected = '500.00';
  let won = '0';
  for (let round = 0; round < 10; round++) {
    const { payout, balance: told } = await spin(launched, { stake });
    won = addMoney(won, payout);
    expected = addMoney(subtractMoney(expected, stake), payout);
    expect(told).toBe(expected);
  }
  expect(await client.balance()).toBe(expected);
  const { totals, content } = await client.call(walletWire.getBets, always);
  expect(content).toHaveLength(10);
  expect(totals).toMatchObject({ count: 10, payout: won, net: subtractMoney(expected, '500') });
  const figures = await client.call(gamesWire.getPlaySession, { playSessionId: launched.playSessionId });
  expect(figures).toMatchObject({ staked: totals!.stake, won, net: totals!.net });
  const bet = await client.call(walletWire.getBet, { orderId: content[0]?.orderId ?? '', language: 'EN' });
  expect(bet).toMatchObject({ gameName: launched.game.gameName, status: 'settled', stake });
});

test('a repeated or concurrent round is played once and shows the same result', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '100');
  const launched = await launch(gateway, client);
  const { stakes } = await readPage(launched);
  const round = { roundId: randomUUID(), stake: stakes[1] ?? '' };
  const replies = await Promise.all(Array.from({ length: 10 }, () => spin(launched, round)));
  expect(new Set(replies.map(({ orderId, window }) => JSON.stringify([orderId, window]))).size).toBe(1);
  expect((await client.call(walletWire.getBets, always)).totals!.count).toBe(1);
  expect(await spin(launched, { ...round, stake: stakes[2] ?? '' })).toMatchObject({ status: 409, code: 'FIELD_INVALID' });
});

test('a bet cannot exceed the balance', async () => {
  const client = await registerMember(gateway);
  const launched = await launch(gateway, client);
  const { stakes } = await readPage(launched);
  expect(await spin(launched, { stake: stakes[0] ?? '' })).toMatchObject({ status: 409, code: 'INSUFFICIENT_BALANCE' });
  expect(await spin(launched, { stake: '0.013' })).toMatchObject({ status: 400 });
  expect((await client.call(walletWire.getBets, always)).totals!.count).toBe(0);
});

test('spec 5: a launch requires a session, and a logout ends the game', async () => {
  const visitor = gateway.client();
  const game = { vassalage: 'X', gameCode: '', nodeId: '', gameType: 'RNG', language: 'EN', backUrl: '' };
  expect(await visitor.refusal(gamesWire.launchGame, game)).toMatchObject({ status: 401 });
  const client = await registerMember(gateway);
  expect(await client.refusal(gamesWire.launchGame, game)).toMatchObject({ code: 'GAME_UNAVAILABLE' });
  const launched = await launch(gateway, client);
  await client.call(sessionWire.logout, {});
  expect(await spin(launched, { stake: '1' })).toMatchObject({ status: 410, code: 'GAME_ENDED' });
});

test('a game of a vendor in maintenance cannot be launched', async () => {
  const [vendor] = await gateway.platform.db.select().from(vendors).where(eq(vendors.maintenance, true));
  const client = await registerMember(gateway);
  const lobby = { vassalage: vendor?.code ?? '', gameCode: '', nodeId: '', gameType: '', language: 'EN', backUrl: '' };
  expect(await client.refusal(gamesWire.launchGame, lobby)).toMatchObject({ code: 'VENDOR_MAINTENANCE' });
});

test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example/x', 'not a url at all'])(
  'the back link never leaves the app: %s',
  async (backUrl) => {
    const launched = await launch(gateway, await registerMember(gateway), { backUrl });
    expect(new URL((await readPage(launched)).backUrl).origin).toBe('http://localhost:4300');
  },
);

test('a play session belongs to one player', async () => {
  const { playSessionId } = await launch(gateway, await registerMember(gateway));
  const other = await registerMember(gateway);
  expect(await other.refusal(gamesWire.getPlaySession, { playSessionId })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
});

test('a free trial plays with play money', async () => {
  const client = gateway.client();
  client.token = (await client.call(sessionWire.startTrial, { moduleId: 'm' })).token;
  const launched = await launch(gateway, client);
  const { payout } = await spin(launched, { stake: (await readPage(launched)).stakes[0] ?? '' });
  expect(await client.balance()).toBe((await readPage(launched)).balance);
  expect(Number(payout)).toBeGreaterThanOrEqual(0);
});

test('betting records are filtered by time and type, and paged', async () => {
  const client = await gateway.login('maria');
  const all = await client.call(walletWire.getBets, { ...always, pageSize: 10 });
  expect(all.content).toHaveLength(10);
  expect(all.totalPages).toBe(Math.ceil(all.totals!.count / 10));
  const [newest] = all.content;
  const types = await Promise.all(
    ['RNG', 'FISH', 'LIVE', 'PVP'].map((gameType) => client.call(walletWire.getBets, { ...always, gameType })),
  );
  expect(types.reduce((sum, { totals }) => sum + totals!.count, 0)).toBe(all.totals!.count);
  const none = await client.call(walletWire.getBets, { ...always, from: (newest?.placedAt ?? 0) + 1 });
  expect(none).toMatchObject({ content: [], totalPages: 0, totals: { count: 0, net: '0.00' } });
});
