import { fromPesos, type Mission, merchantDay, merchantMidnight } from '@parlour/sandbox-world';
import { and, count, countDistinct, eq, gte, ne, or } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { bets } from '../db/schema/play';
import { type RewardClaim, rewardClaims } from '../db/schema/promotions';
import { wireAmount } from '../ledger/wireAmount';
import { world } from '../world';
import type { RewardReader, WireReward } from './readRewards';
import { signInId } from './signInId';

const { missions } = world.rewards;
/** How many are open at a time; the next comes once one is claimed. */
const AT_A_TIME = 3;

/** Returns today's missions of a member: those already claimed, and the next three with the progress since midnight in the merchant's zone. */
export async function readMissions(db: Db, reader: RewardReader): Promise<WireReward[]> {
  if (!reader.memberId) return [];
  const done = await countToday(db, { ...reader, memberId: reader.memberId });
  const claims = await findMissionClaims(db, reader);
  const claimOf = (mission: Mission) => claims.find(({ rewardId }) => rewardId === missionId(mission, reader));
  const open = missions.list.filter((mission) => !claimOf(mission)).slice(0, AT_A_TIME);
  return missions.list
    .filter((mission) => claimOf(mission) || open.includes(mission))
    .map((mission) => toReward(mission, reader, { done: done[mission.task], claim: claimOf(mission) }));
}

/** Returns the reward of a completed mission, or nothing if it is not open, not completed or already claimed. */
export async function findCompleted(db: Db, reader: RewardReader, rewardId: string) {
  const mission = missions.list.find((one) => missionId(one, reader) === rewardId);
  const reward = (await readMissions(db, reader)).find((one) => one.rewardId === rewardId);
  if (!mission || reward?.status !== 'CLAIM' || reward.amount === null) return undefined;
  return { titles: mission.titles, amount: reward.amount, turnoverTimes: missions.turnoverTimes };
}

/** The id names the day, so that each mission pays once a day. */
function missionId({ id }: Mission, { memberId, merchant, now }: RewardReader): string {
  return `${memberId}.mission.${id}.${merchantDay(merchant, now)}`;
}

function toReward(mission: Mission, reader: RewardReader, { done, claim }: { done: number; claim: RewardClaim | undefined }): WireReward {
  const { merchant, language, now } = reader;
  const { target, titles, amount } = mission;
  return {
    rewardId: missionId(mission, reader),
    kind: 'mission',
    promotionId: null,
    title: titles[language],
    source: missions.source[language],
    status: claim ? 'CLAIMED' : done >= target ? 'CLAIM' : 'PROCESS',
    since: claim?.at ?? null,
    currencySymbol: merchant.symbol,
    amount: wireAmount(fromPesos(merchant, amount)),
    isUpTo: false,
    turnoverTimes: missions.turnoverTimes,
    games: [],
    opensAt: null,
    expiresAt: merchantMidnight(merchant, now, 1),
    window: null,
    progress: { done: String(Math.min(done, target)), target: String(target), unit: 'count' },
    reason: null,
    needsDeposit: false,
  };
}

type Counts = Record<Mission['task'], number>;

/** Counts the rounds of today and how many games, kinds of games and providers they were of. A cancelled round counts for nothing. */
async function countToday(db: Db, { merchant, memberId, now }: RewardReader & { memberId: string }): Promise<Counts> {
  const [played] = await db
    .select({
      rounds: count(),
      games: countDistinct(bets.gameName),
      kinds: countDistinct(bets.gameType),
      providers: countDistinct(bets.vendor),
    })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.placedAt, merchantMidnight(merchant, now)), ne(bets.status, 'cancelled')));
  const signed = await db
    .select()
    .from(rewardClaims)
    .where(eq(rewardClaims.rewardId, signInId(memberId, merchantDay(merchant, now))));
  return { rounds: 0, games: 0, kinds: 0, providers: 0, ...played, signIns: signed.length };
}

function findMissionClaims(db: Db, reader: RewardReader): Promise<RewardClaim[]> {
  const ids = missions.list.map((mission) => eq(rewardClaims.rewardId, missionId(mission, reader)));
  return db
    .select()
    .from(rewardClaims)
    .where(or(...ids));
}
