import { randomUUID } from 'node:crypto';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playControlsWire } from '@parlour/player/wire';
import { referralWire } from '@parlour/promotions/wire';
import { discoveryWire } from '@parlour/games/wire';
import { tournamentsWire } from '@parlour/tournaments/wire';
import { memberWalletsWire, walletWire } from '@parlour/wallet/wire';
import { settleRound } from '../bets/settleRound';
import { beforeNextTransaction } from '../testing/beforeNextTransaction';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { freshPassword, registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';

// What was under way when a pause began: nothing is given, and what is the player's own stays so.

const gateway = useGateway();
const day = 24 * 3_600_000;
const language = 'EN';
const takeBreak = (client: Client) => client.call(playControlsWire.takeBreak, { hours: 24 });
const exclude = (client: Client) => client.call(playControlsWire.excludeSelf, { months: null });
const walletOf = (client: Client) => client.call(walletWire.getMemberWallet, {});

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

describe('a deposit with a bonus that arrives during the pause', () => {
  async function arrive(pause: (client: Client) => Promise<unknown>) {
    const client = await registerMember(gateway);
    const input = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '500', promotionId: 'PH-welcome' };
    const { orderNo } = await client.call(walletWire.createDeposit, input);
    await pause(client);
    await client.call(walletWire.confirmDepositPaid, { orderNo });
    gateway.pass(stepMs);
    return { client, order: await client.call(walletWire.getOrder, { orderNo }) };
  }

  test('an excluded player receives the money alone and can withdraw it all, because a turnover could never be completed', async () => {
    const { client, order } = await arrive(exclude);
    expect(order).toMatchObject({
      step: 'credited',
      bonus: null,
      turnover: '0.00',
      bonusTurnover: null,
      balanceAfter: '500.00',
      bonusAfter: null,
    });
    expect(await walletOf(client)).toMatchObject({ mainBalance: '500.00', bonusBalance: '0.00' });
    expect(await client.call(walletWire.getWithdrawRules, {})).toMatchObject({ withdrawable: '500.00' });
  });

  test('after a break the bonus is there as the order promised', async () => {
    const { client } = await arrive(takeBreak);
    expect(await walletOf(client)).toMatchObject({ mainBalance: '500.00', bonusBalance: '250.00' });
  });
});

test('during a pause money moves out of the wallets of games, never into one; a transfer that was made before keeps its result', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '500');
  const into = { idempotencyKey: newIdempotencyKey(), fromId: 'main', toId: 'sports', amount: '200' };
  const made = await client.call(memberWalletsWire.transferBetweenWallets, into);
  const pause = await takeBreak(client);
  const move = (fromId: string, toId: string) => ({ idempotencyKey: newIdempotencyKey(), fromId, toId, amount: '50' });
  for (const between of [move('main', 'sports'), move('sports', 'live')]) {
    expect(await client.refusal(memberWalletsWire.transferBetweenWallets, between)).toMatchObject({ code: 'PLAY_PAUSED', value: pause });
  }
  expect(await client.call(memberWalletsWire.transferBetweenWallets, into)).toEqual(made);
  await client.call(memberWalletsWire.transferBetweenWallets, move('sports', 'main'));
  const { wallets } = await client.call(memberWalletsWire.getMemberWallets, { language });
  expect(wallets.filter(({ balance }) => balance !== '0.00')).toMatchObject([
    { walletId: 'main', balance: '350.00' },
    { walletId: 'sports', balance: '150.00' },
  ]);
});

test('a friend’s deposit pays the inviter after the break, and an excluded inviter never', async () => {
  const inviters = { break: await registerMember(gateway), exclusion: await registerMember(gateway, { username: 'inviter' }) };
  for (const [kind, inviter] of Object.entries(inviters)) {
    const { mine } = await inviter.call(referralWire.getReferral, {});
    await (kind === 'break' ? takeBreak(inviter) : exclude(inviter));
    await deposit(gateway, await registerMember(gateway, { affiliateCode: mine?.code ?? '' }), '1000');
    await gateway.gateway.tick();
    expect((await inviter.call(referralWire.getReferral, {})).mine).toMatchObject({ invited: 1, total: '0.00' });
    expect(await inviter.balance()).toBe('0.00');
  }
  gateway.pass(day);
  await gateway.gateway.tick();
  await inviters.exclusion.login('inviter', freshPassword);
  expect(await inviters.exclusion.balance()).toBe('0.00');
});

test('a round that reaches the vendor’s game after the pause began takes no stake, and a round from before keeps its result', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '500');
  const { session } = await launch(gateway, client);
  const play = (roundId: string) =>
    settleRound(gateway.platform.db, session, {
      round: { roundId, stake: '10', payout: '0', result: {} },
      now: gateway.platform.clock.now(),
    });
  await play(randomUUID());
  await takeBreak(client);
  await expect(play(randomUUID())).rejects.toMatchObject({ code: 'PLAY_PAUSED' });
  expect(await client.balance()).toBe('490.00');
});

describe('an exclusion that begins while a request waits for its turn', () => {
  const excludeMeanwhile = (client: Client) => beforeNextTransaction(gateway, () => exclude(client));

  test('moves no money into the wallet of a game', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    excludeMeanwhile(client);
    const into = { idempotencyKey: newIdempotencyKey(), fromId: 'main', toId: 'sports', amount: '200' };
    expect(await client.refusal(memberWalletsWire.transferBetweenWallets, into)).toMatchObject({ code: 'PLAY_PAUSED' });
  });

  test('takes the bonus and the turnover from a deposit that arrives', async () => {
    const client = await registerMember(gateway);
    const input = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '500', promotionId: 'PH-welcome' };
    const { orderNo } = await client.call(walletWire.createDeposit, input);
    await client.call(walletWire.confirmDepositPaid, { orderNo });
    gateway.pass(stepMs);
    excludeMeanwhile(client);
    expect(await client.call(walletWire.getOrder, { orderNo })).toMatchObject({ step: 'credited', bonus: null, turnover: '0.00' });
    expect(await client.call(walletWire.getWithdrawRules, {})).toMatchObject({ withdrawable: '500.00' });
  });

  async function spin(url: string) {
    const headers = { Authorization: `Bearer ${url.split('/').pop() ?? ''}`, 'Content-Type': 'application/json' };
    const { stakes } = (await (await gateway.vendor('/api/session', { headers })).json()) as { stakes: string[] };
    const body = JSON.stringify({ roundId: randomUUID(), stake: stakes[0] });
    return (await gateway.vendor('/api/spin', { method: 'POST', headers, body })).json();
  }

  test('takes no stake', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    const { url } = await launch(gateway, client);
    excludeMeanwhile(client);
    expect(await spin(url)).toEqual({ code: 'PLAY_PAUSED' });
    expect(await client.balance()).toBe('500.00');
  });

  test('takes no stake of play money', async () => {
    const client = await registerMember(gateway);
    const { vassalage, gameCode } = (await launch(gateway, client)).game;
    const { url } = await client.call(discoveryWire.launchDemo, { vassalage, gameCode, language, backUrl: 'http://localhost:4300/m/home' });
    excludeMeanwhile(client);
    expect(await spin(url)).toEqual({ code: 'GAME_ENDED' });
  });
});

test('a tournament’s prize that was won before the exclusion is paid, because winnings are the player’s money', async () => {
  const client = await registerMember(gateway, { username: 'prizewinner' });
  await deposit(gateway, client, '500');
  const { endsAt } = await client.call(tournamentsWire.joinTournament, {
    idempotencyKey: newIdempotencyKey(),
    id: 'PH-big-multiple',
    language,
  });
  const { session } = await launch(gateway, client);
  for (let round = 0; round < 3; round++) {
    await settleRound(gateway.platform.db, session, {
      round: { roundId: randomUUID(), stake: '1', payout: '900', result: {} },
      now: gateway.platform.clock.now(),
    });
  }
  await exclude(client);
  const before = (await walletOf(client)).mainBalance;
  gateway.pass(endsAt - gateway.platform.clock.now());
  await gateway.gateway.tick();
  await client.login('prizewinner', freshPassword);
  const { withdrawable } = await client.call(walletWire.getWithdrawRules, {});
  expect(Number(withdrawable)).toBe(Number(before) + 10_000);
});
