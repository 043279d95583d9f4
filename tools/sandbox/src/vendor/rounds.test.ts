import { randomUUID } from 'node:crypto';
import { addMoney, multiplyMoney, subtractMoney } from '@parlour/kernel/money';
import { walletWire } from '@parlour/wallet/wire';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import type { Client } from '../testing/createClient';
import { freshPassword, registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { payoutOf, reds } from './games/roulette';
import type { MatchResult } from './games/slip';

const gateway = useGateway();
type Headers = Record<string, string>;
type Played = {
  number: number;
  point: number;
  results: MatchResult[];
  multiple: number;
  orderId: string;
  stake: string;
  payout: string;
  balance: string;
  code?: string;
};

/** The longest that a vendor takes to report the details of a round (product 4.8). */
const DETAILS_MS = 30 * 60_000;

/** The page of a settled round, once its details are there. */
async function roundPage(client: Client, username: string, orderId: string): Promise<string> {
  gateway.pass(DETAILS_MS);
  await client.login(username, freshPassword);
  const { roundUrl } = await client.call(walletWire.getBet, { orderId, language: 'EN' });
  return (await gateway.vendor(new URL(roundUrl ?? '').pathname)).text();
}

/** Opens a roulette, or the first game that is wanted. */
async function openTable(amount?: string, wanted: Parameters<typeof launch>[2] = { kind: 'LIVE', gameName: 'Roulette' }) {
  const username = `p${randomUUID().slice(0, 8)}`;
  const client = await registerMember(gateway, { username });
  if (amount) await deposit(gateway, client, amount);
  const launched = await launch(gateway, client, wanted);
  const session = (await (await gateway.vendor('/api/session', { headers: launched.headers })).json()) as {
    stakes: string[];
    rules: Record<string, unknown>;
  };
  return { client, username, ...launched, stakes: session.stakes, rules: session.rules };
}

async function round(headers: Headers, asked: { roundId?: string; stake: string; pick?: unknown }) {
  const reply = await gateway.vendor('/api/round', { method: 'POST', headers, body: JSON.stringify({ roundId: randomUUID(), ...asked }) });
  return { status: reply.status, ...((await reply.json()) as Played) };
}

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

test('a roulette opens the roulette, a slot the slot', async () => {
  const { url, rules, client } = await openTable();
  const page = async (address: string) => (await gateway.vendor(new URL(address).pathname)).text();
  expect(await page(url)).toContain('src="/site/roulette/roulette"');
  expect(rules).toMatchObject({ returnRate: '0.973', wheel: expect.any(Array) });
  const slot = await launch(gateway, client);
  expect(await page(slot.url)).toContain('src="/site/slot/slot"');
  expect(await page('http://localhost/play/unknown')).toContain('src="/site/slot/slot"');
  for (const path of ['game.css', 'openGame', 'roulette/roulette.css', 'roulette/roulette', 'texts/roulette.json', 'texts/game.json'])
    expect((await gateway.vendor(`/site/${path}`)).status).toBe(200);
});

test('every chip is taken and paid as the table says, and the money adds up', async () => {
  const { client, headers, stakes } = await openTable('5000');
  const stake = stakes[1] ?? '';
  const pick = { red: 2, dozen3: 1, n17: 1 };
  let expected = '5000.00';
  for (let played = 0; played < 8; played++) {
    const reply = await round(headers, { stake, pick });
    const multiple = Object.entries(pick).reduce((sum, [bet, chips]) => sum + chips * payoutOf(bet, reply.number), 0);
    expect(reply).toMatchObject({ stake: multiplyMoney(stake, '4'), payout: multiplyMoney(stake, String(multiple)) });
    expected = addMoney(subtractMoney(expected, reply.stake), reply.payout);
    expect(reply.balance).toBe(expected);
  }
  expect(await client.balance()).toBe(expected);
});

test('a repeated round shows the same number; the same key with another pick or stake is refused', async () => {
  const { client, headers, stakes } = await openTable('5000');
  const asked = { roundId: randomUUID(), stake: stakes[0] ?? '', pick: { red: 1, n0: 1 } };
  const replies = await Promise.all(Array.from({ length: 6 }, () => round(headers, asked)));
  expect(new Set(replies.map(({ orderId, number }) => `${orderId} ${number}`)).size).toBe(1);
  // The order of the chips does not matter.
  expect(await round(headers, { ...asked, pick: { n0: 1, red: 1 } })).toMatchObject({ status: 200, orderId: replies[0]?.orderId });
  expect(await round(headers, { ...asked, pick: { black: 1, n0: 1 } })).toMatchObject({ status: 409, code: 'FIELD_INVALID' });
  expect(await round(headers, { ...asked, stake: stakes[1] ?? '' })).toMatchObject({ status: 409, code: 'FIELD_INVALID' });
  const records = { from: 0, to: 8.64e15, pageNo: 1, pageSize: 100, language: 'EN' };
  expect((await client.call(walletWire.getBets, records)).totals!.count).toBe(1);
});

test('a pick or stake that the table does not know, or more than the balance, is refused without a bet', async () => {
  const { client, headers, stakes } = await openTable('100');
  const stake = stakes[0] ?? '';
  expect(await round(headers, { stake, pick: { n37: 1 } })).toMatchObject({ status: 400, code: 'FIELD_INVALID' });
  expect(await round(headers, { stake })).toMatchObject({ status: 400, code: 'FIELD_INVALID' });
  expect(await round(headers, { stake: '0.013', pick: { red: 1 } })).toMatchObject({ status: 400, code: 'FIELD_INVALID' });
  expect(await round(headers, { stake: stakes.at(-1) ?? '', pick: { red: 40 } })).toMatchObject({
    status: 409,
    code: 'INSUFFICIENT_BALANCE',
  });
  expect(await client.balance()).toBe('100.00');
});

describe.each([
  {
    name: 'baccarat',
    wanted: { kind: 'LIVE' as const, gameName: 'Baccarat' },
    pick: { player: 2, tie: 1 },
    other: { player: 1, tie: 2 },
    wrong: { dragon: 1 },
    stakes: 3,
  },
  {
    name: 'dragonTiger',
    wanted: { kind: 'LIVE' as const, gameName: 'Dragon & Tiger' },
    pick: { dragon: 1, tie: 1 },
    other: { tiger: 1, tie: 1 },
    wrong: { banker: 1 },
    stakes: 2,
  },
  {
    name: 'sicBo',
    wanted: { kind: 'LIVE' as const, gameName: 'Sic Bo' },
    pick: { small: 3, triple6: 1 },
    other: { big: 3, triple6: 1 },
    wrong: { triple7: 1 },
    stakes: 4,
  },
  {
    name: 'fishing',
    wanted: { kind: 'FISH' as const },
    pick: { target: 'crab' },
    other: { target: 'fish' },
    wrong: { target: 'whale' },
    stakes: 1,
  },
  { name: 'crash', wanted: { gameName: 'Rocket' }, pick: { cashOut: 1.5 }, other: { cashOut: 2 }, wrong: { cashOut: 1.3 }, stakes: 1 },
  {
    name: 'slip',
    wanted: { kind: 'SPORTS' as const },
    pick: { islands1: 'home', metro1: 'away' },
    other: { islands1: 'home', metro1: 'home' },
    wrong: { metro1: 'draw' },
    stakes: 2,
  },
])('$name', ({ name, wanted, pick, other, wrong, stakes: taken }) => {
  test('its titles open its page', async () => {
    const { url } = await openTable(undefined, wanted);
    const page = await (await gateway.vendor(new URL(url).pathname)).text();
    expect(page).toContain(`src="/site/${name}/${name}"`);
    for (const path of [`${name}/${name}.css`, `${name}/${name}`, `texts/${name}.json`])
      expect((await gateway.vendor(`/site/${path}`)).status).toBe(200);
    const styles = await (await gateway.vendor(`/site/${name}/${name}.css`)).text();
    for (const [, imported = ''] of styles.matchAll(/@import url\('(.+?)'\)/g)) expect((await gateway.vendor(imported)).status).toBe(200);
  });

  test('the money adds up', async () => {
    const { client, headers, stakes } = await openTable('5000', wanted);
    const stake = stakes[1] ?? '';
    let expected = '5000.00';
    for (let played = 0; played < 8; played++) {
      const reply = await round(headers, { stake, pick });
      expect(reply).toMatchObject({ stake: multiplyMoney(stake, String(taken)), payout: multiplyMoney(stake, String(reply.multiple)) });
      expected = addMoney(subtractMoney(expected, reply.stake), reply.payout);
      expect(reply.balance).toBe(expected);
    }
    expect(await client.balance()).toBe(expected);
  });

  test('a repeated round shows the same; the same key with another pick, or a wrong pick, is refused', async () => {
    const { headers, stakes } = await openTable('5000', wanted);
    const asked = { roundId: randomUUID(), stake: stakes[0] ?? '', pick };
    const replies = await Promise.all(Array.from({ length: 6 }, () => round(headers, asked)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await round(headers, { ...asked, pick: other })).toMatchObject({ status: 409, code: 'FIELD_INVALID' });
    expect(await round(headers, { ...asked, roundId: randomUUID(), pick: wrong })).toMatchObject({ status: 400, code: 'FIELD_INVALID' });
    expect(await round(headers, { stake: asked.stake })).toMatchObject({ status: 400, code: 'FIELD_INVALID' });
  });
});

test.each([
  {
    wanted: { kind: 'LIVE' as const, gameName: 'Baccarat' },
    pick: { banker: 2 },
    shows: [/Player \d: (\w+[♠♥♣♦] ?)+</, /Banker \d: /, /2 on banker/],
  },
  {
    wanted: { kind: 'LIVE' as const, gameName: 'Dragon & Tiger' },
    pick: { tie: 1 },
    shows: [/Dragon \d+: \w+[♠♥♣♦]</, /Tiger \d+: /, /1 on tie/],
  },
  { wanted: { kind: 'LIVE' as const, gameName: 'Sic Bo' }, pick: { triple6: 1 }, shows: [/>[1-6] [1-6] [1-6]</, /1 on triple 6/] },
  { wanted: { kind: 'FISH' as const }, pick: { target: 'crab' }, shows: [/>(× 2|–)</, /Net cast at: crab/] },
])('product 4.8: the page of a round shows the result and the bet: $pick', async ({ wanted, pick, shows }) => {
  const { client, username, headers, stakes } = await openTable('5000', wanted);
  const { orderId } = await round(headers, { stake: stakes[0] ?? '', pick });
  const page = await roundPage(client, username, orderId);
  for (const text of shows) expect(page).toMatch(text);
});

test('product 4.8: the page of a round shows where the rocket crashed', async () => {
  const { client, username, headers, stakes } = await openTable('5000', { gameName: 'Rocket' });
  const { orderId, point, multiple } = await round(headers, { stake: stakes[0] ?? '', pick: { cashOut: 1.5 } });
  const page = await roundPage(client, username, orderId);
  expect(page).toContain(`data-colour="${multiple > 0 ? 'green' : 'red'}">× ${point.toFixed(2)}<`);
  expect(page).toContain('Cash-out at × 1.5<');
});

test('product 4.8: the page of a round shows the matches, their scores and the bets', async () => {
  const { client, username, headers, stakes } = await openTable('5000', { kind: 'ESPORTS' });
  const { orderId, results } = await round(headers, { stake: stakes[0] ?? '', pick: { islands1: 'draw', legends1: 'away' } });
  const page = await roundPage(client, username, orderId);
  expect(page).toContain(`Cebu Corals ${results[0]?.home} : ${results[0]?.away} Davao Durians`);
  expect(page).toContain('Bet: Draw at 3.20');
  expect(page).toContain(`Manila Monsoon ${results[1]?.home} : ${results[1]?.away} Yangon Yaks`);
  expect(page).toContain('Bet: Yangon Yaks at 1.92');
});

test('product 4.8: the page of a round shows the number and the chips', async () => {
  const { client, username, headers, stakes } = await openTable('5000');
  const { orderId, number } = await round(headers, { stake: stakes[0] ?? '', pick: { red: 2, n17: 1 } });
  const page = await roundPage(client, username, orderId);
  const colour = number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black';
  expect(page).toContain(`data-colour="${colour}">${number}<`);
  expect(page).toContain('2 on red');
  expect(page).toContain('1 on 17');
});
