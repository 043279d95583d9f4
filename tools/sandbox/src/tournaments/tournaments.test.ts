import { randomUUID } from 'node:crypto';
import { addMoney } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { messagingWire } from '@parlour/messaging/wire';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { tournamentsWire } from '@parlour/tournaments/wire';
import { walletWire } from '@parlour/wallet/wire';
import { settleRound } from '../bets/settleRound';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { freshPassword, registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const language = 'EN';
const race = 'PH-big-multiple';

const look = (client: Client, id = race) => client.call(tournamentsWire.getTournament, { id, language });
const join = (client: Client, id = race) =>
  client.call(tournamentsWire.joinTournament, { idempotencyKey: newIdempotencyKey(), id, language });

async function player() {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '500');
  const { session } = await launch(gateway, client);
  const now = () => gateway.platform.clock.now();
  const play = (stake: string, payout: string) =>
    settleRound(gateway.platform.db, session, { round: { roundId: randomUUID(), stake, payout, result: {} }, now: now() });
  return { client, play };
}

test.each([
  ['EN', 'Slots Race'],
  ['TY', 'Karera sa Slots'],
] as const)('a visitor sees the tournaments and their standings in %s', async (tongue, title) => {
  const client = gateway.client({ language: tongue });
  const all = await client.call(tournamentsWire.getTournaments, { language: tongue });
  expect(all.map(({ id }) => id).sort()).toEqual(['PH-big-multiple', 'PH-harvest-cup', 'PH-kite-sprint', 'PH-reef-week']);
  expect(all.every(({ mine }) => mine === null)).toBe(true);
  const { standings, ...shown } = await look(client);
  expect(shown).toMatchObject({
    title,
    currencySymbol: '₱',
    gameType: 'RNG',
    prizes: expect.arrayContaining([{ from: 1, to: 1, prize: '10000.00' }]),
  });
  expect(standings[0]).toMatchObject({ place: 1, name: expect.stringMatching(/^..\*\*\*.$/), isMine: false });
  expect((await look(client, 'PH-reef-week')).standings).toEqual([]);
});

test('a merchant has tournaments of its own, in its currency', async () => {
  const client = gateway.client({ merchant: '200jilimm3', language: 'MY' });
  const [first] = await client.call(tournamentsWire.getTournaments, { language: 'MY' });
  expect(first?.id).toMatch(/^MM-/);
  expect((await look(client, 'MM-big-multiple')).prizes[0]).toEqual({ from: 1, to: 1, prize: '300000.00' });
  expect(await client.refusal(tournamentsWire.getTournament, { id: race, language: 'MY' })).toMatchObject({ code: 'TOURNAMENT_GONE' });
});

test('the rounds since joining move the own standing: the highest multiple counts, not the stake', async () => {
  const { client, play } = await player();
  await play('1', '90');
  expect((await join(client)).mine).toMatchObject({ rounds: 0, place: null, score: '0.00' });
  await play('1', '3.55');
  await play('100', '120');
  expect((await look(client)).mine).toMatchObject({ rounds: 2, place: null, score: '3.55' });
  await play('1', '0');
  const low = await look(client);
  expect(low.mine).toMatchObject({ rounds: 3, score: '3.55' });
  expect(low.standings.find(({ isMine }) => isMine)).toMatchObject({ place: low.mine?.place, score: '3.55' });
  await play('1', '500');
  expect((await look(client)).mine).toMatchObject({ rounds: 4, place: 1, score: '500.00' });
});

test('other players see a masked name, and never whose row it is', async () => {
  const { client, play } = await player();
  await join(client);
  for (let round = 0; round < 3; round++) await play('1', '700');
  const [first] = (await look(await registerMember(gateway))).standings;
  expect(first).toMatchObject({ score: '700.00', isMine: false, name: expect.stringMatching(/^..\*\*\*.$/) });
});

test('joining again changes nothing, under the same key or another', async () => {
  const client = await registerMember(gateway);
  const asked = { idempotencyKey: newIdempotencyKey(), id: race, language };
  const { mine, players } = await client.call(tournamentsWire.joinTournament, asked);
  gateway.pass(1000);
  expect(await client.call(tournamentsWire.joinTournament, asked)).toMatchObject({ mine, players });
  expect(await join(client)).toMatchObject({ mine, players });
});

test('nobody joins during a break, after the end, or without a member account', async () => {
  const client = await registerMember(gateway);
  const asked = { idempotencyKey: newIdempotencyKey(), id: 'PH-harvest-cup', language };
  expect(await client.refusal(tournamentsWire.joinTournament, asked)).toMatchObject({ code: 'TOURNAMENT_GONE' });
  expect(await gateway.client().refusal(tournamentsWire.joinTournament, asked)).toMatchObject({ status: 401 });
  await client.call(playControlsWire.takeBreak, { hours: 24 });
  expect(await client.refusal(tournamentsWire.joinTournament, { ...asked, id: race })).toMatchObject({ code: 'PLAY_PAUSED' });
});

test('after the end the prize is credited once, without wagering, and a message tells the winner', async () => {
  const { client, play } = await player();
  const { account } = await client.call(playerWire.getMemberInfo, {});
  const other = await registerMember(gateway, { username: 'prizeless' });
  await join(client);
  await join(other);
  for (let round = 0; round < 3; round++) await play('1', '900');
  await gateway.gateway.tick();
  const before = await look(client);
  expect(before.mine).toMatchObject({ place: 1, prize: null });
  const { mainBalance = '0' } = await client.call(walletWire.getMemberWallet, {});

  gateway.pass(before.endsAt - gateway.platform.clock.now());
  await Promise.all([gateway.gateway.tick(), gateway.gateway.tick()]);
  await gateway.gateway.tick();
  // The sessions have expired by then.
  await client.login(account, freshPassword);
  await other.login('prizeless', freshPassword);
  expect((await look(client)).mine).toMatchObject({ place: 1, prize: '10000.00' });
  expect((await look(other)).mine).toMatchObject({ place: null, prize: null });
  expect(await client.call(walletWire.getMemberWallet, {})).toMatchObject({
    mainBalance: addMoney(mainBalance ?? '0', '10000'),
    bonusBalance: '0.00',
  });
  expect(await gateway.audit()).toMatchObject({ sound: true });

  const { content } = await client.call(messagingWire.getInbox, { language, pageNo: 1, pageSize: 20 });
  expect(content.filter(({ title }) => title === 'Your tournament prize is in your balance')).toEqual([
    expect.objectContaining({
      type: 'money',
      snippet: expect.stringContaining('place 1 of Slots Race. We have credited your prize of ₱10,000.00'),
    }),
  ]);
  expect((await other.call(messagingWire.getInbox, { language, pageNo: 1, pageSize: 20 })).content).toEqual([]);
});
