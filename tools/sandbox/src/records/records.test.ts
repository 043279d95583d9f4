import { randomUUID } from 'node:crypto';
import { lotteryWire } from '@parlour/games/wire';
import { addMoney } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { memberWalletsWire, recordsWire, walletWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { freshPassword, registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';

const gateway = useGateway();
const dayMs = 86_400_000;
const now = () => gateway.platform.clock.now();
const span = (days = 2) => ({ from: now() - days * dayMs, to: now() + dayMs });
const paged = { language: 'EN', pageNo: 1, pageSize: 100 };
const daily = (client: Client) => client.call(recordsWire.getDailyReport, { ...span(), timeZone: 'Asia/Manila' });
const money = (client: Client, own: object = {}) => client.call(recordsWire.getMoneyRecords, { ...span(), ...paged, ...own });
const walletOf = (client: Client) => client.call(walletWire.getMemberWallet, {});
const held = async (client: Client) => (await walletOf(client)).mainBalance ?? '';
async function fiveMinutes(client: Client) {
  const { list } = await client.call(lotteryWire.getLotteries, { prizeMode: 'Lott', language: 'EN' });
  return list.find(({ gameName, draw }) => /5 Minutes/.test(gameName) && draw);
}
/** Bets 20 on the draw that opens next, so that it stays open during the test; each multiplier is one draw more. */
async function placeLine(client: Client, multipliers: number[]) {
  gateway.pass(((await fiveMinutes(client))?.draw?.drawsAt ?? 0) - now());
  const game = await fiveMinutes(client);
  await client.call(lotteryWire.placeLotteryOrders, {
    idempotencyKey: newIdempotencyKey(),
    nodeId: game?.nodeId ?? '',
    lines: [{ playTypeId: 'size', picks: [['big'], []], unit: '10', multiplier: 2, rebate: '0' }],
    drawNo: game?.draw?.drawNo ?? '',
    multipliers,
    stopOnWin: true,
  });
  return game?.draw;
}
async function spin(client: Client, times: number, kind?: 'RNG' | 'FISH' | 'PVP' | 'LIVE' | 'SPORTS' | 'ESPORTS') {
  const { headers, game } = await launch(gateway, client, { kind });
  const { stakes } = (await (await gateway.vendor('/api/session', { headers })).json()) as { stakes: string[] };
  for (let round = 0; round < times; round++) {
    const body = JSON.stringify({ roundId: randomUUID(), stake: stakes[2] });
    expect((await gateway.vendor('/api/spin', { method: 'POST', headers, body })).status).toBe(200);
  }
  return game;
}

test('all figures of the records match the ledger: bets, vendors, money, days', async () => {
  const username = `p${randomUUID().slice(0, 8)}`;
  const client = await registerMember(gateway, { username });
  await deposit(gateway, client, '2000');
  const game = await spin(client, 12);
  await gateway.lever(`ledger/${username}/adjust`, { amount: '7.50' });
  const wallets = await client.call(memberWalletsWire.getMemberWallets, { language: 'EN' });
  const [main, other] = wallets.wallets;
  await client.call(memberWalletsWire.transferBetweenWallets, {
    idempotencyKey: newIdempotencyKey(),
    fromId: main?.walletId ?? '',
    toId: other?.walletId ?? '',
    amount: '20',
  });
  const wide = span();
  const asked = { ...wide, ...paged };
  const [all, relayed, vendors, days] = await Promise.all([
    client.call(walletWire.getBets, asked),
    client.call(recordsWire.getVendorBets, { ...asked, vassalage: game.vassalage }),
    client.call(recordsWire.getBetVendors, { ...wide, language: 'EN' }),
    client.call(recordsWire.getDailyReport, { ...wide, timeZone: 'Asia/Manila' }),
  ]);
  const books = (await (await gateway.lever(`ledger/${username}`)).json()) as Record<string, string>;

  expect(all.totals).toMatchObject({ count: 12, stake: books['stake'], payout: books['payout'], net: books['result'] });
  expect(relayed.totals).toEqual(all.totals);
  expect(vendors).toEqual([expect.objectContaining({ vassalage: game.vassalage, gameTypes: ['RNG'] })]);
  const { total } = days;
  expect({ ...total, balance: await held(client) }).toEqual(books);
  expect(days.days.reduce((sum, { result }) => addMoney(sum, result), '0')).toBe(total.result);
  expect(days.days.reduce((sum, { netDeposits }) => addMoney(sum, netDeposits), '0')).toBe(total.netDeposits);
  // Payments, play and extras together make up the balance of all wallets.
  const { sumBalance: owned } = await walletOf(client);
  expect(addMoney(addMoney(total.netDeposits, total.result), total.extras)).toBe(owned);
  expect((await money(client)).content.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['transfer', '-20.00'],
    ['adjustment', '7.50'],
    ['deposit', '2000.00'],
  ]);
  expect(await gateway.audit()).toMatchObject({ sound: true });
});

test.each(['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS'] as const)(
  'product 4.8: a %s bet is settled in the record at the moment of its payment, as in balance and ledger',
  async (kind) => {
    const username = `p${randomUUID().slice(0, 8)}`;
    const client = await registerMember(gateway, { username });
    await deposit(gateway, client, '2000');
    await spin(client, 1, kind);
    const { content, totals } = await client.call(walletWire.getBets, { ...span(), ...paged });
    const books = (await (await gateway.lever(`ledger/${username}`)).json()) as Record<string, string>;
    expect(content).toMatchObject([
      { gameType: kind, status: 'settled', stake: books['stake'], payout: books['payout'], net: books['result'] },
    ]);
    expect(totals).toMatchObject({ count: 1, stake: books['stake'], payout: books['payout'], net: books['result'] });
    expect(await held(client)).toBe(addMoney('2000', totals?.net ?? ''));
  },
);

test('a drawn lottery bet agrees with balance and ledger', async () => {
  const username = `p${randomUUID().slice(0, 8)}`;
  const client = await registerMember(gateway, { username });
  await deposit(gateway, client, '500');
  const draw = await placeLine(client, [1]);
  gateway.pass((draw?.drawsAt ?? 0) - now());
  await gateway.gateway.tick();
  const { content, totals } = await client.call(walletWire.getBets, { ...span(), ...paged });
  const books = (await (await gateway.lever(`ledger/${username}`)).json()) as Record<string, string>;
  expect(content).toMatchObject([{ status: 'settled', detailsFollow: false, stake: books['stake'], payout: books['payout'] }]);
  expect(await held(client)).toBe(addMoney('500', totals?.net ?? ''));
  expect((await daily(client)).total).toMatchObject({ stake: books['stake'], payout: books['payout'], result: totals?.net });
});

test.each([
  ['200jilif3', 'Asia/Manila', 8 * 60],
  ['200jilimm3', 'Asia/Yangon', 6 * 60 + 30],
] as const)('%s: money of the last and of the first minute of a day in %s stands under its own day', async (merchant, timeZone, offset) => {
  const minuteMs = 60_000;
  const client = await gateway.login(merchant === '200jilif3' ? 'maria' : 'thiri', { merchant });
  const { account } = await client.call(playerWire.getMemberInfo, {});
  const midnight = Math.ceil((now() + offset * minuteMs) / dayMs) * dayMs - offset * minuteMs;
  const before = { from: midnight - dayMs, to: midnight };
  const after = { from: midnight, to: midnight + dayMs };
  const recordsOf = async (range: { from: number; to: number }) =>
    (await client.call(recordsWire.getMoneyRecords, { ...range, ...paged, kind: 'adjustment' })).content;
  const reportOf = async (range: { from: number; to: number }) => client.call(recordsWire.getDailyReport, { ...range, timeZone });
  const [had, gained] = [await recordsOf(before), (await reportOf(before)).total.extras];
  const afternoon = midnight - 11 * 60 * minuteMs;
  const gainedLate = (await reportOf({ from: afternoon, to: midnight })).total.extras;

  gateway.pass(midnight - minuteMs - now());
  await client.login(account);
  await gateway.lever(`ledger/${account}/adjust?merchant=${merchant}`, { amount: '11' });
  gateway.pass(minuteMs);
  await gateway.lever(`ledger/${account}/adjust?merchant=${merchant}`, { amount: '22' });
  expect((await recordsOf(before)).map(({ amount }) => amount)).toEqual(['11.00', ...had.map(({ amount }) => amount)]);
  expect((await recordsOf(after)).map(({ amount }) => amount)).toEqual(['22.00']);
  const both = await reportOf({ from: before.from, to: after.to });
  expect(both.days.map(({ extras }) => extras)).toEqual([addMoney(gained, '11'), '22.00']);
  const written = (at: number) => new Date(at + offset * minuteMs).toISOString().slice(0, 10);
  expect(both.days.map(({ day }) => day)).toEqual([written(before.from), written(after.from)]);
  // A range that ends early in a day keeps that day.
  const short = await reportOf({ from: afternoon, to: midnight + 5 * minuteMs });
  expect(short.days.map(({ extras }) => extras)).toEqual([addMoney(gainedLate, '11'), '22.00']);
});

test.each(['LIVE', 'SPORTS', 'ESPORTS'] as const)(
  'product 4.8: a %s bet agrees with the ledger once it is paid; its details follow',
  async (kind) => {
    const username = `p${randomUUID().slice(0, 8)}`;
    const client = await registerMember(gateway, { username });
    await deposit(gateway, client, '2000');
    const game = await spin(client, 2, kind);
    const vendors = await client.call(recordsWire.getBetVendors, { ...span(), language: 'EN' });
    const minutes = vendors.find(({ vassalage }) => vassalage === game.vassalage)?.delayMinutes ?? 0;
    expect(minutes).toBeGreaterThan(0);
    const read = () => client.call(recordsWire.getVendorBets, { ...span(), ...paged, vassalage: game.vassalage, gameType: kind });
    const early = await read();
    const books = (await (await gateway.lever(`ledger/${username}`)).json()) as Record<string, string>;
    expect(early.totals).toMatchObject({
      count: 2,
      stake: books['stake'],
      payout: books['payout'],
      net: books['result'],
      validStake: books['stake'],
    });
    expect(early.content.reduce((sum, { net }) => addMoney(sum, net), '0')).toBe(books['result']);
    expect(addMoney('2000', early.totals?.net)).toBe(await held(client));
    const settled = { status: 'settled', detailsFollow: true, settledAt: expect.any(Number) as number };
    expect(early.content).toMatchObject([settled, settled]);
    const [{ orderId } = { orderId: '' }] = early.content;
    const detail = () => client.call(walletWire.getBet, { orderId, language: 'EN' });
    expect(await detail()).toMatchObject({ ...settled, roundUrl: null });

    gateway.pass(minutes * 60_000);
    await client.login(username, freshPassword);
    const late = await read();
    expect(late.totals).toEqual(early.totals);
    expect(late.content).toEqual(early.content.map((bet) => ({ ...bet, detailsFollow: false })));
    expect(await detail()).toMatchObject({ detailsFollow: false, roundUrl: expect.stringContaining('/round/') });
  },
);

test('product 4.8: a round has a page at its vendor, without data of the player', async () => {
  const username = `p${randomUUID().slice(0, 8)}`;
  const client = await registerMember(gateway, { username });
  await deposit(gateway, client, '500');
  await spin(client, 1);
  const { content } = await client.call(walletWire.getBets, { ...span(), ...paged });
  const bet = await client.call(walletWire.getBet, { orderId: content[0]?.orderId ?? '', language: 'EN' });
  const page = await gateway.vendor(new URL(bet.roundUrl ?? '').pathname);
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain(bet.gameName);
  expect(text).toContain(bet.payout);
  expect(text.match(/site.(?:symbols|slots.\w+).\w+\.svg" alt/g)).toHaveLength(9);
  expect(text).not.toContain(username);
  expect((await gateway.vendor('/round/NONE/none')).status).toBe(404);
});

test('money records are filtered by kind, status and method', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '1000');
  await spin(client, 1);
  expect((await money(client, { kind: 'withdrawal' })).content).toEqual([]);
  const [record] = (await money(client, { kind: 'deposit', status: 'successful' })).content;
  expect(record).toMatchObject({ kind: 'deposit', amount: '1000.00', method: 'gopeso', label: expect.any(String) });
  expect((await money(client, { method: 'gopeso' })).content).toHaveLength(1);
  expect((await money(client, { method: 'none' })).content).toEqual([]);
  expect((await money(client, { status: 'rejected' })).content).toEqual([]);
  expect((await money(client)).methods).toEqual([{ method: 'gopeso', name: record?.label }]);
  expect((await daily(client)).total).toMatchObject({ deposits: '1000.00', withdrawals: '0.00', netDeposits: '1000.00' });
});

test('a withdrawal counts in the daily report only when it is paid', async () => {
  const client = await gateway.login('maria');
  const { withdrawals } = (await daily(client)).total;
  const accounts = await client.call(walletWire.getAccounts, {});
  const order = await client.call(walletWire.createWithdrawal, {
    idempotencyKey: newIdempotencyKey(),
    accountId: accounts[0]?.accountId ?? '',
    amount: '500',
    paymentPassword: '246810',
  });
  expect((await daily(client)).total.withdrawals).toBe(withdrawals);
  expect((await money(client, { kind: 'withdrawal' })).content[0]).toMatchObject({
    recordNo: order.orderNo,
    amount: '-500.00',
    status: 'pending',
  });
  await gateway.lever(`orders/${order.orderNo}/settle`, { outcome: 'successful' });
  expect((await daily(client)).total.withdrawals).toBe(addMoney(withdrawals, '500'));
});

test('the daily report has every day of the requested time zone', async () => {
  const client = await gateway.login('maria');
  const from = Date.UTC(2026, 9, 31, 16);
  const to = from + 7 * dayMs;
  const { days } = await client.call(recordsWire.getDailyReport, { from, to, timeZone: 'Asia/Manila' });
  expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
  const ask = (own: object) => client.refusal(recordsWire.getDailyReport, { from, to, timeZone: 'Asia/Manila', ...own });
  expect(await ask({ timeZone: 'Nowhere/Here' })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'timeZone' } });
  expect(await ask({ to: from })).toMatchObject({ code: 'FIELD_INVALID' });
  expect(await ask({ to: from + 200 * dayMs })).toMatchObject({ code: 'FIELD_INVALID' });
});

test('an open lottery bet can be cancelled from the record, and counts neither as won nor as lost', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '500');
  await placeLine(client, [1, 2]);
  const [open] = (await client.call(walletWire.getBets, { ...span(), ...paged })).content;
  const read = () => client.call(walletWire.getBet, { orderId: open?.orderId ?? '', language: 'EN' });
  const { lottery } = await read();
  expect(lottery?.subOrders.map(({ status, stake }) => [status, stake])).toEqual([
    ['open', '20.00'],
    ['open', '40.00'],
  ]);
  const last = lottery?.subOrders[1];
  expect(last?.closesAt).toBeGreaterThan(now());
  const cancel = () => client.call(recordsWire.cancelSubOrder, { subOrderId: last?.subOrderId ?? '' });
  expect(await cancel()).toMatchObject({ status: 'cancelled' });
  // A repeated call returns the current state and refunds nothing twice.
  expect(await cancel()).toMatchObject({ status: 'cancelled' });
  expect(await held(client)).toBe('480.00');
  expect((await daily(client)).total).toMatchObject({ stake: '0.00', result: '0.00', extras: '0.00' });
  expect((await read()).stake).toBe('20.00');
});

test('older records are requested once per key and delivered to the inbox', async () => {
  const client = await registerMember(gateway);
  const request = { idempotencyKey: newIdempotencyKey(), from: now() - 200 * dayMs, to: now() - 100 * dayMs };
  const first = await client.call(recordsWire.requestHistory, request);
  expect(first).toMatchObject({ status: 'pending', from: request.from, to: request.to });
  expect(await client.call(recordsWire.requestHistory, request)).toEqual(first);
  expect(await client.refusal(recordsWire.requestHistory, { ...request, to: now() })).toMatchObject({ code: 'FIELD_INVALID' });
  const another = { ...request, idempotencyKey: newIdempotencyKey() };
  expect(await client.refusal(recordsWire.requestHistory, { ...another, to: now() })).toMatchObject({ value: { field: 'to' } });
  expect(await client.refusal(recordsWire.requestHistory, { ...another, from: 0 })).toMatchObject({ value: { field: 'from' } });
  gateway.pass(3 * stepMs);
  expect(await client.call(recordsWire.getHistoryRequests, {})).toEqual([{ ...first, status: 'ready' }]);
  await client.call(recordsWire.getHistoryRequests, {});
  const { content } = await client.call(messagingWire.getInbox, { language: 'EN', pageNo: 1, pageSize: 20 });
  expect(content.filter(({ snippet }) => snippet.includes(first.requestNo))).toHaveLength(1);
});
