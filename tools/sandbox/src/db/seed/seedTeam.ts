import { randomUUID } from 'node:crypto';
import { compareMoney, subtractMoney } from '@parlour/kernel/money';
import { and, asc, eq } from 'drizzle-orm';
import {
  type Merchant,
  type TeamTree,
  createRandom,
  findMerchant,
  placeTeam,
  planTeamPlayer,
  teamTrees,
  dataOf,
  transferLimits,
  lastMoment,
  periodOf,
} from '@parlour/sandbox-world';
import { bookTransfer } from '../../agent/bookTransfer';
import { settlePeriod } from '../../agent/settlePeriod';
import { balanceOf } from '../../ledger/balanceOf';
import { booksOf } from '../../ledger/books';
import type { Db } from '../Database';
import { members } from '../schema/session';
import { agentCodes, agentNodes, agentRebates } from '../schema/team';
import { playedGames } from './playedGames';
import type { SeedContext } from './SeedContext';
import { tellHistory } from './tellHistory';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Seeds the teams below the demo agents: their players, the players' money and bets, and the settled payments. */
export async function seedTeam(context: SeedContext): Promise<void> {
  const { db, now } = context;
  for (const tree of teamTrees) {
    const merchant = findMerchant(tree.merchant);
    if (!merchant) throw new Error(`no merchant ${tree.merchant}`);
    await db.transaction((tx) => seedPlayers({ ...context, db: tx }, tree, merchant));
    // Settle each period once, the oldest first.
    for (const daysAgo of [3, 2, 1, 0]) {
      for (const kind of ['salary', 'rebate'] as const) {
        const period = periodOf(kind, lastMoment(kind, now, merchant) - daysAgo * dayMs, merchant);
        await settlePeriod(db, merchant, { kind, period, now: Math.min(now, period.to + 11 * hourMs) });
      }
    }
    const period = periodOf('dividend', lastMoment('dividend', now, merchant), merchant);
    await settlePeriod(db, merchant, { kind: 'dividend', period, now: Math.min(now, period.to + 60 * hourMs) });
    await db.transaction((tx) => passOn(tx, tree, { merchant, now }));
  }
}

async function seedPlayers({ db: tx, seed, now }: SeedContext, tree: TeamTree, merchant: Merchant): Promise<void> {
  const random = createRandom(seed, `team ${tree.merchant}`);
  const { players, nodes, codes, rebates } = placeTeam(tree, { names: dataOf(merchant).teamNames, random, now });
  // Team members cannot log in.
  const shared = { type: 0, status: 'active' as const, passwordHash: '' };
  await tx.insert(members).values(players.map(({ upline: _upline, ...player }) => ({ ...player, ...shared })));
  await tx.insert(agentNodes).values(nodes);
  await tx.insert(agentCodes).values(codes);
  await tx.insert(agentRebates).values(rebates);
  const played = await playedGames(tx, tree.merchant);
  for (const { id, joinedAt } of players) {
    const plan = planTeamPlayer({ joinedAt, stakeCents: tree.stake * 100, games: played.length, now, random });
    await tellHistory({ tx, member: { id, merchant: tree.merchant }, books: booksOf(merchant, 0), merchant }, plan, played);
  }
}

/** The agents have transferred all earnings to one of their players, so that the demo accounts keep their planned balances. */
async function passOn(tx: Db, { agents }: TeamTree, { merchant, now }: { merchant: Merchant; now: number }): Promise<void> {
  const { max } = transferLimits(merchant);
  for (const { id: memberId } of agents) {
    let rest = await balanceOf(tx, booksOf(merchant, 0), memberId);
    const [downline] = await tx
      .select({ id: members.id })
      .from(agentNodes)
      .innerJoin(members, eq(members.id, agentNodes.memberId))
      .where(and(eq(agentNodes.uplineId, memberId), eq(members.type, 0)))
      .orderBy(asc(members.username))
      .limit(1);
    for (let at = now - 2 * hourMs; downline && compareMoney(rest, '0') > 0; at += minuteMs) {
      const amount = compareMoney(rest, max) > 0 ? max : rest;
      await bookTransfer(tx, merchant, { memberId, toId: downline.id, amount, idempotencyKey: randomUUID(), at });
      rest = subtractMoney(rest, amount);
    }
  }
}
