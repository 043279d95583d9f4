import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { merchantMidnight } from '@parlour/sandbox-world';
import { rewardWire } from '@parlour/promotions/wire';
import { sessionWire } from '@parlour/session/wire';
import { eq } from 'drizzle-orm';
import { settleRound } from '../bets/settleRound';
import { bets } from '../db/schema/play';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { world } from '../world';

const gateway = useGateway();
const language = 'EN';

async function missionsOf(client: Client) {
  return (await client.call(rewardWire.getRewards, { language })).filter(({ kind }) => kind === 'mission');
}

async function find(client: Client, title: string) {
  const found = (await missionsOf(client)).find((mission) => mission.title === title);
  if (!found) throw new Error(`no mission ${title}`);
  return found;
}

/** Loses one round in each of these games. */
async function play(client: Client, rounds: readonly { gameName: string; roundId: string }[]) {
  const { session } = await launch(gateway, client);
  for (const { gameName, roundId } of rounds) {
    const round = { roundId, stake: '1.00', payout: '0.00', result: [] };
    await settleRound(gateway.platform.db, { ...session, gameName }, { round, now: gateway.platform.clock.now() });
  }
}

const claim = (client: Client, rewardId: string) => ({ idempotencyKey: newIdempotencyKey(), rewardIds: [rewardId], language });

async function player() {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '200.00');
  return client;
}

test('a new player has three missions with their progress, until midnight in the merchant’s zone', async () => {
  const missions = await missionsOf(await registerMember(gateway));
  const midnight = merchantMidnight(
    { code: 'x', aliases: [], country: 'PH', currency: 'TLB', symbol: '₱', languages: ['EN'] },
    Date.now(),
    1,
  );
  expect(missions.map(({ title, progress }) => [title, progress?.done, progress?.target])).toEqual([
    ['Try 3 different games', '0', '3'],
    ['Play 10 rounds', '0', '10'],
    ['Take today’s check-in gift', '0', '1'],
  ]);
  for (const mission of missions) {
    expect(mission).toMatchObject({ status: 'PROCESS', needsDeposit: false, expiresAt: midnight, progress: { unit: 'count' } });
  }
});

test('a mission counts games played today, not the same game twice, cancelled rounds or those of yesterday', async () => {
  const client = await player();
  await play(client, [
    { gameName: 'One', roundId: 'm-1' },
    { gameName: 'One', roundId: 'm-2' },
    { gameName: 'Two', roundId: 'm-3' },
    { gameName: 'Three', roundId: 'm-4' },
    { gameName: 'Four', roundId: 'm-5' },
  ]);
  const { db } = gateway.platform;
  await db.update(bets).set({ status: 'cancelled' }).where(eq(bets.roundId, 'm-4'));
  await db
    .update(bets)
    .set({ placedAt: gateway.platform.clock.now() - 25 * 3_600_000 })
    .where(eq(bets.roundId, 'm-5'));
  expect((await find(client, 'Try 3 different games')).progress).toMatchObject({ done: '2', target: '3' });
  expect((await find(client, 'Play 10 rounds')).progress).toMatchObject({ done: '3', target: '10' });
});

test('a completed mission is credited once, stands among the claimed ones, and the next takes its place', async () => {
  const client = await player();
  await play(
    client,
    ['One', 'Two', 'Three'].map((gameName) => ({ gameName, roundId: `c-${gameName}` })),
  );
  const mission = await find(client, 'Try 3 different games');
  expect(mission).toMatchObject({ status: 'CLAIM', amount: '6.00', turnoverTimes: '1' });
  const asked = claim(client, mission.rewardId);
  const [receipt] = await client.call(rewardWire.claimRewards, asked);
  expect(receipt).toMatchObject({ title: 'Try 3 different games', amount: '6.00', turnoverAdded: '6.00' });
  expect(await client.call(rewardWire.claimRewards, asked)).toEqual([receipt]);
  expect(await client.call(rewardWire.findClaim, { idempotencyKey: asked.idempotencyKey, language })).toEqual([receipt]);
  expect(await client.refusal(rewardWire.claimRewards, claim(client, mission.rewardId))).toMatchObject({ code: 'REWARD_GONE' });
  expect((await missionsOf(client)).map(({ title, status }) => [title, status])).toEqual([
    ['Try 3 different games', 'CLAIMED'],
    ['Play 10 rounds', 'PROCESS'],
    ['Take today’s check-in gift', 'PROCESS'],
    ['Play 2 kinds of games', 'PROCESS'],
  ]);
  expect(await gateway.audit()).toMatchObject({ sound: true });
});

test('the sign-in gift completes its mission, without a bet or a deposit', async () => {
  const client = await registerMember(gateway);
  await client.call(rewardWire.signIn, { idempotencyKey: newIdempotencyKey(), language });
  expect(await find(client, 'Take today’s check-in gift')).toMatchObject({ status: 'CLAIM', progress: { done: '1' } });
});

test('a mission that is not completed, of another player or of another day credits nothing', async () => {
  const client = await registerMember(gateway);
  const other = await registerMember(gateway);
  await other.call(rewardWire.signIn, { idempotencyKey: newIdempotencyKey(), language });
  const { rewardId } = await find(other, 'Take today’s check-in gift');
  const own = await find(client, 'Play 10 rounds');
  const past = rewardId.replace(/\d{4}-\d{2}-\d{2}$/, '2026-01-01');
  for (const [who, id] of [
    [client, own.rewardId],
    [client, rewardId],
    [other, past],
  ] as const) {
    expect(await who.refusal(rewardWire.claimRewards, claim(who, id))).toMatchObject({ code: 'REWARD_GONE' });
  }
});

test('visitors and free trials have no missions', async () => {
  const trial = gateway.client();
  trial.token = (await trial.call(sessionWire.startTrial, { moduleId: 'm' })).token;
  for (const client of [gateway.client(), trial]) expect(await missionsOf(client)).toEqual([]);
});

test('no mission asks for a deposit or counts losses', () => {
  const harmless = ['games', 'rounds', 'signIns', 'kinds', 'providers'];
  expect(world.rewards.missions.list.map(({ task }) => task).filter((task) => !harmless.includes(task))).toEqual([]);
});
