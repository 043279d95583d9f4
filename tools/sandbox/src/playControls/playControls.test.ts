import { randomUUID } from 'node:crypto';
import { discoveryWire, gamesWire } from '@parlour/games/wire';
import { subtractMoney } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { sessionWire } from '@parlour/session/wire';
import { type LimitKind, type LimitPeriod, limitsWire, walletWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { addAccount, freshPassword, freshPin, registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { endOfExclusion } from './endOfExclusion';

const gateway = useGateway();
const hour = 3_600_000;
const day = 24 * hour;
const minute = 60_000;
const set = (client: Client, kind: LimitKind, period: LimitPeriod, amount: string | null) =>
  client.call(limitsWire.setLimit, { kind, period, amount });
const limitOf = async (client: Client, kind: LimitKind, period: LimitPeriod) =>
  (await client.call(limitsWire.getLimits, {})).find((limit) => limit.kind === kind && limit.period === period);
/** Lets time pass until the session has expired, and logs in again. */
async function passWithLogin(client: Client, ms: number) {
  const { account } = await client.call(playerWire.getMemberInfo, {});
  gateway.pass(ms);
  await client.login(account, freshPassword);
}
const depositInput = (amount: string) => ({ idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount });
const openGame = async (client: Client) => launch(gateway, client);
async function spin({ headers }: Awaited<ReturnType<typeof openGame>>, stake: string, roundId: string = randomUUID()) {
  const reply = await gateway.vendor('/api/spin', { method: 'POST', headers, body: JSON.stringify({ roundId, stake }) });
  return { status: reply.status, ...((await reply.json()) as { code?: string; payout?: string }) };
}
const stakesOf = async ({ headers }: Awaited<ReturnType<typeof openGame>>) =>
  ((await (await gateway.vendor('/api/session', { headers })).json()) as { stakes: string[] }).stakes;

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

describe('deposit limits', () => {
  test('product 4.6: a deposit over the limit is refused; unpaid orders count towards the limit', async () => {
    const client = await registerMember(gateway);
    await set(client, 'deposit', 'day', '1000');
    await client.call(walletWire.createDeposit, depositInput('600'));
    expect(await client.refusal(walletWire.createDeposit, depositInput('500'))).toMatchObject({
      code: 'LIMIT_REACHED',
      value: { kind: 'deposit', period: 'day', limit: '1000.00', remaining: '400.00' },
    });
    expect(await limitOf(client, 'deposit', 'day')).toMatchObject({ used: '600.00', remaining: '400.00' });
    await client.call(walletWire.createDeposit, depositInput('400'));
  });

  test('a rejected order and the end of the period free the limit', async () => {
    const client = await registerMember(gateway);
    await set(client, 'deposit', 'day', '1000');
    const { orderNo } = await client.call(walletWire.createDeposit, depositInput('1000'));
    await gateway.lever(`orders/${orderNo}/settle`, { outcome: 'rejected' });
    await deposit(gateway, client, '1000');
    const limit = await client.call(walletWire.getRemainingLimit, {});
    expect(limit).toMatchObject({ remaining: '0.00', period: 'day' });
    await passWithLogin(client, (limit.resetsAt ?? 0) - gateway.platform.clock.now() - minute);
    expect((await client.refusal(walletWire.createDeposit, depositInput('200'))).code).toBe('LIMIT_REACHED');
    gateway.pass(minute);
    await client.call(walletWire.createDeposit, depositInput('200'));
  });

  test('product 4.21: of several limits the lowest remaining one is reported', async () => {
    const client = await registerMember(gateway);
    await set(client, 'deposit', 'day', '1000');
    await set(client, 'deposit', 'week', '700');
    expect(await client.call(walletWire.getRemainingLimit, {})).toMatchObject({ period: 'week', limit: '700.00' });
    expect((await client.refusal(walletWire.createDeposit, depositInput('800'))).value).toMatchObject({ period: 'week' });
  });

  test('a repeated request returns the same order, even when the limit is used up', async () => {
    const client = await registerMember(gateway);
    await set(client, 'deposit', 'day', '500');
    const submission = depositInput('500');
    const { orderNo } = await client.call(walletWire.createDeposit, submission);
    expect(await client.call(walletWire.createDeposit, submission)).toMatchObject({ orderNo });
  });

  test('an increase waits, cannot be confirmed early, and applies once confirmed', async () => {
    const client = await registerMember(gateway);
    await set(client, 'deposit', 'week', '500');
    await set(client, 'deposit', 'week', '900');
    expect(await limitOf(client, 'deposit', 'week')).toMatchObject({ amount: '500.00', pending: { amount: '900.00' } });
    const shown = { kind: 'deposit', period: 'week', amount: '900' } as const;
    expect((await client.refusal(limitsWire.confirmLimit, shown)).code).toBe('LIMIT_WAITING');
    await passWithLogin(client, day);
    await client.call(limitsWire.confirmLimit, shown);
    expect(await limitOf(client, 'deposit', 'week')).toMatchObject({ amount: '900.00', pending: null });
    expect((await client.refusal(limitsWire.confirmLimit, shown)).code).toBe('LIMIT_NOT_PENDING');
  });

  test.each([
    ['0', 'BELOW_MIN'],
    ['-5', 'BELOW_MIN'],
    ['0.99', 'BELOW_MIN'],
    ['1000000000000', 'ABOVE_MAX'],
    ['10.005', 'FIELD_INVALID'],
  ])('a limit of %s is refused', async (amount, code) => {
    const client = await registerMember(gateway);
    expect((await client.refusal(limitsWire.setLimit, { kind: 'deposit', period: 'day', amount })).code).toBe(code);
    expect((await limitOf(client, 'deposit', 'day'))?.amount).toBeNull();
  });

  test.each(['1e3', '1,000', 'NaN', '', ' 5', '٥'])('%p is not an amount', async (amount) => {
    const client = await registerMember(gateway);
    const answer = await client.send(limitsWire.setLimit, { kind: 'deposit', period: 'day', amount });
    expect(answer).toMatchObject({ success: false, status: 400 });
  });

  test('visitors have no limits', async () => {
    expect(await gateway.client().refusal(limitsWire.getLimits, {})).toMatchObject({ status: 401 });
  });
});

describe('play limits', () => {
  test('wager: a stake over the limit is refused in the running game too', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    const game = await openGame(client);
    const [stake = ''] = (await stakesOf(game)).filter((amount) => Number(amount) >= 1);
    await set(client, 'wager', 'day', stake);
    const roundId = randomUUID();
    expect((await spin(game, stake, roundId)).status).toBe(200);
    // A settled round stays unchanged, however often it is sent.
    expect((await spin(game, stake, roundId)).status).toBe(200);
    expect(await spin(game, stake)).toMatchObject({ status: 409, code: 'LIMIT_REACHED' });
    expect((await client.call(playControlsWire.getPlayState, {})).reached).toMatchObject({ kind: 'wager', period: 'day' });
    await expect(openGame(client)).rejects.toThrow('LIMIT_REACHED');
  });

  test('a stake above the rest is refused in the game, whose figures name the limit; a smaller stake goes on', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    const game = await openGame(client);
    const stakes = (await stakesOf(game)).filter((amount) => Number(amount) >= 1);
    const [small = '', big = ''] = [stakes[0], stakes[3]];
    await set(client, 'wager', 'day', big);
    expect((await spin(game, small)).status).toBe(200);
    expect(await spin(game, big)).toMatchObject({ status: 409, code: 'LIMIT_REACHED' });
    const { limits } = await client.call(gamesWire.getPlaySession, { playSessionId: game.playSessionId });
    const remaining = subtractMoney(big, small);
    expect(limits).toEqual([expect.objectContaining({ kind: 'wager', period: 'day', remaining, resetsAt: expect.any(Number) })]);
    expect((await spin(game, small)).status).toBe(200);
  });

  test('loss: wins free the limit', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    const { account } = await client.call(playerWire.getMemberInfo, {});
    const game = await openGame(client);
    const [stake = ''] = (await stakesOf(game)).filter((amount) => Number(amount) >= 1);
    await set(client, 'loss', 'day', stake);
    const outcomes: (string | undefined)[] = [];
    for (let round = 0; round < 40; round++) {
      await gateway.lever('spins', { username: account, stops: [[0, round % 20, (round * 7) % 20]] });
      const { code, payout } = await spin(game, stake);
      const limit = await limitOf(client, 'loss', 'day');
      if (code) {
        outcomes.push(code);
        expect(Number(limit?.remaining)).toBeLessThan(Number(stake));
        break;
      }
      expect(Number(limit?.used)).toBeGreaterThanOrEqual(0);
      expect(payout).toBeDefined();
    }
    expect(outcomes).toEqual(['LIMIT_REACHED']);
  });

  test('session time: minutes in games count once, idle time does not, and the game ends when none is left', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    await set(client, 'time', 'day', '5');
    const game = await openGame(client);
    gateway.pass(4 * 60_000);
    await openGame(client);
    expect(await limitOf(client, 'time', 'day')).toMatchObject({ used: '4.00', remaining: '1.00' });
    await passWithLogin(client, hour);
    await openGame(client);
    expect(await limitOf(client, 'time', 'day')).toMatchObject({ used: '4.00' });
    gateway.pass(60_000);
    const [stake = ''] = await stakesOf(game);
    await spin(game, stake);
    expect(await spin(game, stake)).toMatchObject({ code: 'LIMIT_REACHED' });
    await expect(openGame(client)).rejects.toThrow('LIMIT_REACHED');
    await passWithLogin(client, day + hour);
    await openGame(client);
  });

  test.each([
    [4, 40_000, '2.00'],
    [10, 6000, '1.00'],
  ])('session time: parts of minutes add up, %s of %s ms to %s minutes', async (visits, ms, used) => {
    const client = await registerMember(gateway);
    for (let visit = 0; visit < visits; visit++) {
      await openGame(client);
      gateway.pass(ms);
      await openGame(client);
      await passWithLogin(client, hour);
    }
    expect(await limitOf(client, 'time', 'day')).toMatchObject({ used });
  });

  test.each([
    ['day', '1441', 'ABOVE_MAX'],
    ['day', '10.5', 'FIELD_INVALID'],
    ['week', '1441', undefined],
  ] as const)('a time limit per %s of %s minutes', async (period, amount, code) => {
    const client = await registerMember(gateway);
    expect((await client.send(limitsWire.setLimit, { kind: 'time', period, amount })).code ?? undefined).toBe(code);
  });
});

describe('a break', () => {
  test('product 4.21: ends the running game and refuses launches, bets and deposits only', async () => {
    const client = await registerMember(gateway);
    const accountId = await addAccount(client);
    await deposit(gateway, client, '500');
    const game = await openGame(client);
    const [stake = ''] = await stakesOf(game);
    const { until } = await client.call(playControlsWire.takeBreak, { hours: 24 });
    expect(Math.abs((until ?? 0) - gateway.platform.clock.now() - day)).toBeLessThan(minute);

    expect(await spin(game, stake)).toMatchObject({ status: 410, code: 'GAME_ENDED' });
    await expect(openGame(client)).rejects.toThrow('PLAY_PAUSED');
    expect(await client.refusal(walletWire.createDeposit, depositInput('500'))).toMatchObject({
      code: 'PLAY_PAUSED',
      value: { kind: 'break', until },
    });
    expect(await client.call(walletWire.getRemainingLimit, {})).toMatchObject({ breakUntil: until });
    const all = { from: 0, to: 8.64e15, pageNo: 1, pageSize: 10 };
    expect((await client.call(walletWire.getOrders, all)).content).toHaveLength(1);
    expect(accountId).toBeTruthy();

    await passWithLogin(client, day - minute);
    await expect(openGame(client)).rejects.toThrow('PLAY_PAUSED');
    gateway.pass(minute);
    await openGame(client);
  });

  test('gives no bonus and joins nothing, but a claim that was made before keeps its receipt', async () => {
    const client = await registerMember(gateway);
    const claim = { idempotencyKey: newIdempotencyKey(), language: 'EN' };
    const receipts = await client.call(rewardWire.signIn, claim);
    const order = depositInput('500');
    const { orderNo } = await client.call(walletWire.createDeposit, order);
    await client.call(playControlsWire.takeBreak, { hours: 24 });

    expect(await client.call(rewardWire.signIn, claim)).toEqual(receipts);
    expect(await client.call(walletWire.createDeposit, order)).toMatchObject({ orderNo });
    gateway.pass(20 * minute);
    const again = { ...claim, idempotencyKey: newIdempotencyKey() };
    expect((await client.refusal(rewardWire.signIn, again)).code).toBe('PLAY_PAUSED');
    expect((await client.refusal(rewardWire.claimRewards, { ...again, rewardIds: ['sign-up'] })).code).toBe('PLAY_PAUSED');
    expect((await client.refusal(rewardWire.joinPromotion, { ...again, rewardId: 'any' })).code).toBe('PLAY_PAUSED');
  });

  test('ends a running demo and opens no other, as long as the player is logged in', async () => {
    const client = await registerMember(gateway);
    const asked = { merchant: '', platform: 'html5', clientType: 2, language: 'EN', pageNo: 1, pageSize: 25, gameType: 'RNG' } as const;
    const { games } = await client.call(gamesWire.getGames, { ...asked, vassalage: 'LUMEN' });
    const demo = { vassalage: 'LUMEN', gameCode: games[0]?.gameCode ?? '', language: 'EN', backUrl: '' };
    const { url } = await client.call(discoveryWire.launchDemo, demo);
    const page = () => gateway.vendor('/api/session', { headers: { Authorization: `Bearer ${url.split('/').pop() ?? ''}` } });
    expect((await page()).status).toBe(200);
    await client.call(playControlsWire.takeBreak, { hours: 24 });
    expect((await page()).status).toBe(410);
    expect((await client.refusal(discoveryWire.launchDemo, demo)).code).toBe('PLAY_PAUSED');
    expect((await client.refusal(sessionWire.startTrial, { moduleId: 'm' })).code).toBe('PLAY_PAUSED');
    await gateway.client().call(discoveryWire.launchDemo, demo);
  });

  test('is not shortened by a shorter break, but extended by a longer one', async () => {
    const client = await registerMember(gateway);
    const long = await client.call(playControlsWire.takeBreak, { hours: 168 });
    expect(await client.call(playControlsWire.takeBreak, { hours: 1 })).toEqual(long);
    const longer = await client.call(playControlsWire.takeBreak, { hours: 1008 });
    expect(longer.until).toBeGreaterThan(long.until ?? Infinity);
    await expect(gateway.platform.db.execute('UPDATE play_pause SET until = started_at + 1')).rejects.toThrow();
  });

  test.each([0, -1, 1009, 1.5])('of %d hours is refused', async (hours) => {
    const client = await registerMember(gateway);
    expect(await client.send(playControlsWire.takeBreak, { hours })).toMatchObject({ success: false, status: 400 });
    expect((await client.call(playControlsWire.getPlayState, {})).pause).toBeNull();
  });
});

describe('a self-exclusion', () => {
  test('product 4.21: lasts for months or permanently, and all money can be withdrawn', async () => {
    const client = await registerMember(gateway);
    const accountId = await addAccount(client);
    await deposit(gateway, client, '500');
    await passWithLogin(client, 3 * day);
    await client.call(playControlsWire.excludeSelf, { months: 6 });
    const forGood = await client.call(playControlsWire.excludeSelf, { months: null });
    expect(forGood).toMatchObject({ kind: 'exclusion', until: null });
    expect(await client.call(playControlsWire.takeBreak, { hours: 1 })).toEqual(forGood);

    const { withdrawable } = await client.call(walletWire.getWithdrawRules, {});
    expect(withdrawable).toBe('500.00');
    const submission = { idempotencyKey: newIdempotencyKey(), accountId, amount: withdrawable, paymentPassword: freshPin };
    await client.call(walletWire.createWithdrawal, submission);
    expect(await client.balance()).toBe('0.00');
  });

  test.each([5, 0, 121])('of %d months is refused', async (months) => {
    const client = await registerMember(gateway);
    expect(await client.send(playControlsWire.excludeSelf, { months })).toMatchObject({ success: false, status: 400 });
  });

  test.each([
    ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2026-11-21T00:00:00Z', 12, '2027-11-21T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', 60, '2029-02-28T00:00:00.000Z'],
  ])('from %s for %d months ends at %s', (from, months, end) => {
    expect(new Date(endOfExclusion(Date.parse(from), months)).toISOString()).toBe(end);
  });
});
