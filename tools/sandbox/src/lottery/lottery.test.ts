import { lotteryWire } from '@parlour/games/wire';
import { newIdempotencyKey, type WireInput } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
type Slip = WireInput<typeof lotteryWire.placeLotteryOrders>;

const lobby = (client: Client, prizeMode: 'Lott' | 'Elott' = 'Elott') =>
  client.call(lotteryWire.getLotteries, { prizeMode, language: 'EN' });
const draw = (nodeId: string, numbers?: string[]) => gateway.lever('lottery/draw', { nodeId, numbers });
const mine = async (client: Client) => (await client.call(lotteryWire.getSubOrders, { language: 'EN', pageNo: 1, pageSize: 50 })).content;

/** A lottery of the lobby by its name, with its current draw. */
async function lottery(client: Client, name: RegExp, mode?: 'Lott' | 'Elott') {
  const { list } = await lobby(client, mode);
  const found = list.find(({ gameName }) => name.test(gameName));
  if (!found?.draw) throw new Error(`no lottery ${name.source} among ${list.map(({ gameName }) => gameName).join(', ')}`);
  return { ...found, draw: found.draw };
}

/** A player with money, a fast three-dice lottery, and a bet on big. */
async function readyToBet(amount = '500') {
  const client = await registerMember(gateway);
  await deposit(gateway, client, amount);
  const game = await lottery(client, /1 Minute/, 'Lott');
  const { playTypes } = await client.call(lotteryWire.getLotteryPlay, { nodeId: game.nodeId, language: 'EN' });
  const size = playTypes.find(({ playTypeId }) => playTypeId === 'size');
  if (!size) throw new Error('no big and small');
  const line = { playTypeId: 'size', picks: [['big'], []], unit: '10', multiplier: 2, rebate: '0' };
  const slipInput = (own: Partial<Slip> = {}): Slip => ({
    idempotencyKey: newIdempotencyKey(),
    nodeId: game.nodeId,
    lines: [line],
    drawNo: game.draw.drawNo,
    multipliers: [1],
    stopOnWin: false,
    ...own,
  });
  const isDice = /Dice|Three/.test(game.gameName);
  // Results that win and lose a bet on "big" in every kind of fast lottery.
  const big = isDice ? ['6', '6', '5'] : /Rac|Airship/.test(game.gameName) ? cars('10') : ['9', '9', '9', '9', '9'];
  const small = isDice ? ['1', '1', '2'] : /Rac|Airship/.test(game.gameName) ? cars('01') : ['0', '0', '0', '0', '0'];
  return { client, game, line, slipInput, big, small };
}

const cars = (first: string) => [
  first,
  ...Array.from({ length: 10 }, (_, car) => String(car + 1).padStart(2, '0')).filter((car) => car !== first),
];

/** Waits until the current draw of the lottery still takes bets for a while. */
async function freshDraw(client: Client, nodeId: string) {
  const { draw: current } = await client.call(lotteryWire.getNumero, { nodeId });
  if (!current) throw new Error('no draw');
  gateway.pass(Math.max(0, current.drawsAt - gateway.platform.clock.now()));
  const { draw: next } = await client.call(lotteryWire.getNumero, { nodeId });
  if (!next) throw new Error('no draw');
  return next;
}

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

test('the lobby lists the lotteries of a prize mode with their draw, last result and menu group', async () => {
  const client = gateway.client();
  for (const prizeMode of ['Lott', 'Elott'] as const) {
    const { list } = await lobby(client, prizeMode);
    const menus = await Promise.all(
      [lotteryWire.getLotteryMenu, lotteryWire.getVnMenu].map((call) => client.call(call, { prizeMode, language: 'EN' })),
    );
    const groups = menus.flatMap((menu) => menu.groups.map(({ groupId }) => groupId));
    expect(list.length).toBeGreaterThan(10);
    for (const { draw: current, last, groupId } of list) {
      expect(current?.drawNo).toMatch(/^\d{6}-\d{4}$/);
      expect(last?.numbers.length).toBeGreaterThan(1);
      expect(groups).toContain(groupId);
    }
  }
});

test('spec 4: Vietnam lotteries have their own vendor, and variants of menu, numero and recent', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '100');
  const vietnam = await lottery(client, /Hanoi Express/);
  expect(vietnam.vassalage).toBe('TCG_LOTTO_VN');
  const { groups } = await client.call(lotteryWire.getVnMenu, { prizeMode: 'Elott', language: 'TY' });
  expect(groups.map(({ groupId }) => groupId)).toEqual(['vn-north', 'vn-central', 'vn-south']);
  const { last } = await client.call(lotteryWire.getVnNumero, { nodeId: vietnam.nodeId });
  expect(last?.prizes?.flatMap(({ numbers }) => numbers)).toHaveLength(27);
  expect(last?.prizes?.[0]?.numbers[0]).toBe(last?.numbers.join(''));
  const { drawNo } = await freshDraw(client, vietnam.nodeId);
  const line = { playTypeId: 'lo2', picks: [['1'], ['2']], unit: '1', multiplier: 1, rebate: '0' };
  const input = { idempotencyKey: newIdempotencyKey(), nodeId: vietnam.nodeId, lines: [line], drawNo, multipliers: [1], stopOnWin: false };
  await client.call(lotteryWire.placeLotteryOrders, input);
  const recent = await client.call(lotteryWire.getVnRecent, { page: 1, pageSize: 6, language: 'EN' });
  expect(recent.list.map(({ nodeId }) => nodeId)).toEqual([vietnam.nodeId]);
});

test('draws follow the clock, and the same seed draws the same numbers', async () => {
  const client = gateway.client();
  const { nodeId } = await lottery(client, /1 Minute/, 'Lott');
  const before = await freshDraw(client, nodeId);
  const after = await freshDraw(client, nodeId);
  expect(after.drawsAt - before.drawsAt).toBe(60_000);
  const read = () => client.call(lotteryWire.getLotteryResults, { nodeId, limitNum: 50, language: 'EN' });
  const { list } = await read();
  expect(list).toHaveLength(50);
  expect(list[0]?.drawNo).toBe(before.drawNo);
  expect(await read()).toEqual({ list });
  expect(new Set(list.map(({ drawNo }) => drawNo)).size).toBe(50);
});

test('a stake is held until the draw, and a win is paid at the odds', async () => {
  const { client, game, slipInput, big } = await readyToBet();
  const { drawNo } = await freshDraw(client, game.nodeId);
  const slip = await client.call(lotteryWire.placeLotteryOrders, slipInput({ drawNo }));
  expect(slip).toMatchObject({ stake: '20.00', draws: 1, drawNo });
  expect(await client.balance()).toBe('480.00');
  expect(await mine(client)).toMatchObject([{ status: 'open', stake: '20.00', picks: [['Big'], []], result: null }]);
  await draw(game.nodeId, big);
  expect(await client.balance()).toBe('518.00');
  expect(await mine(client)).toMatchObject([{ status: 'won', payout: '38.00', result: big }]);
});

test('a rebate is returned when the bet loses and reduces the payout when it wins', async () => {
  const { client, game, line, slipInput, small, big } = await readyToBet();
  const lines = [{ ...line, rebate: '5' }];
  await client.call(lotteryWire.placeLotteryOrders, slipInput({ lines, drawNo: (await freshDraw(client, game.nodeId)).drawNo }));
  await draw(game.nodeId, small);
  expect(await mine(client)).toMatchObject([{ status: 'lost', payout: '1.00' }]);
  expect(await client.balance()).toBe('481.00');
  await client.call(lotteryWire.placeLotteryOrders, slipInput({ lines, drawNo: (await freshDraw(client, game.nodeId)).drawNo }));
  await draw(game.nodeId, big);
  // 20 × 1.9 × 95 % and 5 % of the stake.
  expect(await client.balance()).toBe('498.10');
});

test('twenty concurrent requests with one key make one slip, which the key finds', async () => {
  const { client, game, slipInput } = await readyToBet();
  const input = slipInput({ drawNo: (await freshDraw(client, game.nodeId)).drawNo });
  const slips = await Promise.all(Array.from({ length: 20 }, () => client.call(lotteryWire.placeLotteryOrders, input)));
  expect(new Set(slips.map(({ slipId }) => slipId)).size).toBe(1);
  expect(await client.balance()).toBe('480.00');
  const { idempotencyKey } = input;
  expect(await client.call(lotteryWire.findLotterySlip, { idempotencyKey })).toEqual(slips[0]);
  expect(await client.call(lotteryWire.findLotterySlip, { idempotencyKey: newIdempotencyKey() })).toBeNull();
  expect(await client.refusal(lotteryWire.placeLotteryOrders, { ...input, multipliers: [2] })).toMatchObject({
    code: 'FIELD_INVALID',
    value: { field: 'idempotencyKey' },
  });
});

test('a closed draw refuses a bet and names the next draw, which accepts it', async () => {
  const { client, game, slipInput } = await readyToBet();
  const current = await freshDraw(client, game.nodeId);
  gateway.pass(current.closesAt - gateway.platform.clock.now());
  const refused = await client.refusal(lotteryWire.placeLotteryOrders, slipInput({ drawNo: current.drawNo }));
  expect(refused).toMatchObject({ code: 'DRAW_CLOSED', value: { drawNo: current.drawNo, nextDrawNo: expect.any(String) } });
  expect(await client.balance()).toBe('500.00');
  const slip = await client.call(lotteryWire.placeLotteryOrders, slipInput({ drawNo: String(refused.value?.['nextDrawNo']) }));
  expect(slip.drawNo).not.toBe(current.drawNo);
});

test('a chase with stopOnWin stops after a win and refunds the remaining draws', async () => {
  const { client, game, slipInput, big, small } = await readyToBet();
  const { drawNo } = await freshDraw(client, game.nodeId);
  await client.call(lotteryWire.placeLotteryOrders, slipInput({ drawNo, multipliers: [1, 2, 4], stopOnWin: true }));
  expect(await client.balance()).toBe('360.00');
  await draw(game.nodeId, small);
  expect(await client.balance()).toBe('360.00');
  await draw(game.nodeId, big);
  // The stake of 40 won at 1.9, and the stake of 80 for the third draw is refunded.
  expect(await client.balance()).toBe('516.00');
  expect((await mine(client)).map(({ status }) => status).sort()).toEqual(['lost', 'stopped', 'won']);
});

test('a chase without stopOnWin plays every draw', async () => {
  const { client, game, slipInput, big } = await readyToBet();
  const { drawNo } = await freshDraw(client, game.nodeId);
  await client.call(lotteryWire.placeLotteryOrders, slipInput({ drawNo, multipliers: [1, 1] }));
  await draw(game.nodeId, big);
  await draw(game.nodeId, big);
  expect((await mine(client)).map(({ status }) => status)).toEqual(['won', 'won']);
});

test('a bet on one draw can be cancelled once, until the draw closes', async () => {
  const { client, game, slipInput } = await readyToBet();
  const { drawNo } = await freshDraw(client, game.nodeId);
  await client.call(lotteryWire.placeLotteryOrders, slipInput({ drawNo, multipliers: [1, 1] }));
  const [first, second] = await mine(client);
  const cancel = { subOrderId: first?.subOrderId ?? '' };
  expect(await client.call(lotteryWire.cancelSubOrder, cancel)).toMatchObject({ status: 'cancelled' });
  expect(await client.call(lotteryWire.cancelSubOrder, cancel)).toMatchObject({ status: 'cancelled' });
  expect(await client.balance()).toBe('480.00');
  gateway.pass((second?.closesAt ?? 0) - gateway.platform.clock.now());
  expect(await client.refusal(lotteryWire.cancelSubOrder, { subOrderId: second?.subOrderId ?? '' })).toMatchObject({ code: 'DRAW_CLOSED' });
  const other = await registerMember(gateway);
  expect(await other.refusal(lotteryWire.cancelSubOrder, cancel)).toMatchObject({ code: 'ORDER_UNKNOWN' });
});

test('the betting record shows a lottery order with its draws', async () => {
  const { client, game, slipInput, big } = await readyToBet();
  const { drawNo } = await freshDraw(client, game.nodeId);
  const { orderIds } = await client.call(lotteryWire.placeLotteryOrders, slipInput({ drawNo, multipliers: [1, 3] }));
  const orderId = orderIds[0] ?? '';
  const read = () => client.call(walletWire.getBet, { orderId, language: 'EN' });
  expect(await read()).toMatchObject({ status: 'open', stake: '80.00', validStake: '0.00', net: '0.00', gameType: 'LOTT' });
  const [open] = await mine(client);
  await client.call(lotteryWire.cancelSubOrder, { subOrderId: open?.subOrderId ?? '' });
  await draw(game.nodeId, big);
  await draw(game.nodeId, big);
  expect(await read()).toMatchObject({
    status: 'settled',
    stake: '60.00',
    validStake: '60.00',
    payout: '114.00',
    net: '54.00',
    lottery: {
      playTypeName: 'Big or small',
      numbers: [['Big'], []],
      unit: '10.00',
      multiplier: 2,
      subOrders: [
        { drawNo, status: 'cancelled', stake: '20.00' },
        { status: 'won', multiplier: 6, stake: '60.00', result: big },
      ],
    },
  });
  const list = await client.call(walletWire.getBets, { from: 0, to: 4e12, language: 'EN', gameType: 'LOTT', pageNo: 1, pageSize: 10 });
  expect(list).toMatchObject({ content: [{ orderId, net: '54.00' }], totals: { count: 1, stake: '60.00', net: '54.00' } });
});

test('a fully refunded order is cancelled and not counted in the totals', async () => {
  const { client, game, slipInput } = await readyToBet();
  const { orderIds } = await client.call(
    lotteryWire.placeLotteryOrders,
    slipInput({ drawNo: (await freshDraw(client, game.nodeId)).drawNo }),
  );
  await client.call(lotteryWire.cancelSubOrder, { subOrderId: `${orderIds[0]}-01` });
  const list = await client.call(walletWire.getBets, { from: 0, to: 4e12, language: 'EN', pageNo: 1, pageSize: 10 });
  expect(list).toMatchObject({ content: [{ status: 'cancelled', net: '0.00' }], totals: { count: 0, stake: '0.00', net: '0.00' } });
});

test('limits, choices and balance are checked before a stake is held', async () => {
  const { client, game, line, slipInput } = await readyToBet('100');
  const { drawNo } = await freshDraw(client, game.nodeId);
  const refusal = (own: Partial<Slip>) => client.refusal(lotteryWire.placeLotteryOrders, slipInput({ drawNo, ...own }));
  const withLine = (own: object) => refusal({ lines: [{ ...line, ...own }] });
  expect(await withLine({ unit: '50', multiplier: 101 })).toMatchObject({ code: 'ABOVE_MAX', value: { max: '5000.00' } });
  expect(await withLine({ unit: '3' })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'unit' } });
  expect(await withLine({ picks: [['huge'], []] })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'picks' } });
  expect(await withLine({ picks: [['big', 'big'], []] })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'picks' } });
  expect(await withLine({ picks: [[], []] })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'picks' } });
  expect(await withLine({ playTypeId: '__proto__' })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'playTypeId' } });
  expect(await withLine({ rebate: '5.01' })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'rebate' } });
  expect(await withLine({ rebate: '-1' })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'rebate' } });
  expect(await refusal({ drawNo: '261399-0001' })).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'drawNo' } });
  expect(await refusal({ multipliers: Array.from({ length: 21 }, () => 1) })).toMatchObject({ code: 'ABOVE_MAX', value: { max: 20 } });
  expect(await refusal({ nodeId: '100001' })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
  expect(await refusal({ multipliers: [6] })).toMatchObject({ code: 'INSUFFICIENT_BALANCE', value: { missing: '20.00' } });
  expect(await client.balance()).toBe('100.00');
});

test('a play type is sold out for a draw when the house reaches its limit', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '5000');
  const vietnam = await lottery(client, /Hanoi Express/);
  const { drawNo } = await freshDraw(client, vietnam.nodeId);
  const digits = [...'0123456789'];
  const line = { playTypeId: 'special3', picks: [digits, digits, digits], unit: '2', multiplier: 10, rebate: '0' };
  const slipInput = () => ({
    idempotencyKey: newIdempotencyKey(),
    nodeId: vietnam.nodeId,
    lines: [line],
    drawNo,
    multipliers: [1],
    stopOnWin: false,
  });
  expect(await client.refusal(lotteryWire.placeLotteryOrders, { ...slipInput(), lines: [{ ...line, multiplier: 11 }] })).toMatchObject({
    code: 'SOLD_OUT',
    value: { drawNo, left: '21500.00' },
  });
});

test('a closed lottery says when it opens', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '100');
  const { nodeId } = await lottery(client, /Hanoi Daily/);
  const { draw: day } = await client.call(lotteryWire.getNumero, { nodeId });
  if (!day) throw new Error('no draw');
  gateway.pass(Math.max(0, day.drawsAt - gateway.platform.clock.now()));
  await client.renew();
  const { draw: next } = await client.call(lotteryWire.getNumero, { nodeId });
  if (!next) throw new Error('no draw');
  expect(next.opensAt).toBeGreaterThan(gateway.platform.clock.now());
  const line = { playTypeId: 'lo2', picks: [['1'], ['2']], unit: '1', multiplier: 1, rebate: '0' };
  const input = { idempotencyKey: newIdempotencyKey(), nodeId, lines: [line], drawNo: next.drawNo, multipliers: [1], stopOnWin: false };
  expect(await client.refusal(lotteryWire.placeLotteryOrders, input)).toMatchObject({
    code: 'HALL_CLOSED',
    value: { opensAt: next.opensAt },
  });
});

test('every play type has odds and a maximum stake', async () => {
  const client = gateway.client();
  for (const mode of ['Lott', 'Elott'] as const) {
    for (const { nodeId } of (await lobby(client, mode)).list) {
      const { playTypes } = await client.call(lotteryWire.getLotteryPlay, { nodeId, language: 'MY' });
      expect(playTypes.length).toBeGreaterThan(0);
      expect(playTypes.every(({ odds, maxStake }) => Number(odds) > 1 && Number(maxStake) > 0)).toBe(true);
    }
  }
});
