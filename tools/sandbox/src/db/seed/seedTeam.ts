import { randomUUID } from 'node:crypto';
import type { ProductType } from '@parlour/agent/wire';
import { compareMoney, subtractMoney } from '@parlour/kernel';
import { and, asc, eq } from 'drizzle-orm';
import { bookTransfer } from '../../agent/bookTransfer';
import { lastMoment, periodOf } from '../../agent/periodOf';
import { settlePeriod } from '../../agent/settlePeriod';
import { transferLimits } from '../../agent/transferLimits';
import { betEntries } from '../../bets/betEntries';
import { balanceOf } from '../../ledger/balanceOf';
import { booksOf } from '../../ledger/books';
import { type Entry, postEntries } from '../../ledger/postEntries';
import { type Merchant, type MerchantCode, findMerchant } from '../../merchants';
import { type Random, createRandom } from '@parlour/sandbox-world';
import { nextNumber } from '../nextNumber';
import { world } from '../../world';
import type { Db } from '../Database';
import { type Bet, bets } from '../schema/play';
import { members } from '../schema/session';
import { agentCodes, agentNodes, agentRebates } from '../schema/team';
import type { SeedContext } from './SeedContext';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const betsPerPlayer = 12;
const days = 20;

type Place = { id: string; upline?: string };
type Tree = {
  merchant: MerchantCode;
  top: string;
  /** Agents from the first level down; the players are spread over them. */
  agents: readonly Required<Place>[];
  members: readonly Required<Place>[];
  codes: readonly [code: string, memberId: string][];
  /** Rough stake of one bet. */
  stake: number;
};

/** Teams below the demo agents: three levels of agents, with players below. */
const trees: readonly Tree[] = [
  {
    merchant: '200jilif3',
    top: 'm-ramon',
    agents: [
      { id: 'm-agnes', upline: 'm-ramon' },
      { id: 'm-carlo', upline: 'm-agnes' },
      { id: 'm-bea', upline: 'm-carlo' },
    ],
    members: [],
    codes: [
      ['AGNES88', 'm-agnes'],
      ['CARLO88', 'm-carlo'],
    ],
    stake: 120,
  },
  {
    merchant: '200jilimm3',
    top: 'm-zaw',
    agents: [
      { id: 'm-kyaw', upline: 'm-zaw' },
      { id: 'm-su', upline: 'm-kyaw' },
    ],
    members: [{ id: 'm-thiri', upline: 'm-kyaw' }],
    codes: [['MINGALA', 'm-kyaw']],
    stake: 1000,
  },
];

/** Rebate rates decrease from level to level, so that each level keeps a share. */
const ratesByLevel: Partial<Record<ProductType, readonly string[]>> = {
  RNG: ['1.20', '1.00', '0.80', '0.60', '0.40'],
  LIVE: ['0.80', '0.70', '0.55', '0.40', '0.25'],
  FISH: ['1.00', '0.85', '0.70', '0.50', '0.30'],
  SPORTS: ['0.60', '0.50', '0.40', '0.30', '0.20'],
};

const titles = [
  { gameType: 'RNG', gameName: 'Carabao Gold', vendor: 'TEAM', vendorName: 'Parlour Studio' },
  { gameType: 'RNG', gameName: 'Jeepney Jackpot', vendor: 'TEAM', vendorName: 'Parlour Studio' },
  { gameType: 'RNG', gameName: 'Lucky Lantern', vendor: 'TEAM', vendorName: 'Parlour Studio' },
  { gameType: 'LIVE', gameName: 'Baccarat 7', vendor: 'TEAM', vendorName: 'Parlour Studio' },
  { gameType: 'FISH', gameName: 'Reef Hunter', vendor: 'TEAM', vendorName: 'Parlour Studio' },
] as const;

/**
 * Seeds teams of three levels below the demo agents: players with names in every script, their bets, and the settled payments.
 */
export async function seedTeam({ db, seed, now }: SeedContext): Promise<void> {
  for (const tree of trees) {
    const merchant = findMerchant(tree.merchant);
    if (!merchant) throw new Error(`no merchant ${tree.merchant}`);
    const random = createRandom(seed, `team ${tree.merchant}`);
    await db.transaction(async (tx) => {
      const players = await seedTree(tx, tree, { random, now });
      await seedPlay(tx, players, { merchant: tree.merchant, stake: tree.stake, books: booksOf(merchant, 0), random, now });
    });
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

async function seedTree(tx: Db, { merchant, top, agents, members: own, codes }: Tree, { random, now }: { random: Random; now: number }) {
  const paths = new Map<string, string>();
  const place = async (list: readonly Place[]) => {
    const rows = list.map(({ id, upline }) => {
      const path = `${upline ? paths.get(upline) : '/'}${id}/`;
      paths.set(id, path);
      return { memberId: id, merchant, uplineId: upline ?? null, path };
    });
    if (rows.length > 0) await tx.insert(agentNodes).values(rows);
  };
  await place([{ id: top }, ...agents]);
  // Ten players for the first agent, eight for each agent below.
  const names = world.teamNames[findMerchant(merchant)?.country ?? 'PH'];
  const players = names.map((nickname, index) => {
    const upline = agents[index < 10 ? 0 : 1 + (index % (agents.length - 1))]?.id ?? top;
    return { id: `t-${merchant}-${index}`, upline, nickname, username: `player${String(index + 1).padStart(2, '0')}` };
  });
  await tx.insert(members).values(
    players.map(({ id, nickname, username }) => ({
      id,
      merchant,
      username,
      nickname,
      type: 0,
      status: 'active' as const,
      // Team members cannot log in.
      passwordHash: '',
      joinedAt: now - random.integer(1, 90) * dayMs,
    })),
  );
  await place(players);
  const rated = [...paths];
  // Exact balances are set in `demoMembers.ts`.
  await place(own);
  await tx.insert(agentCodes).values(codes.map(([code, memberId]) => ({ code, merchant, memberId })));
  await tx.insert(agentRebates).values(
    rated.flatMap(([memberId, path]) => {
      const level = path.split('/').length - 3;
      return Object.entries(ratesByLevel).map(([productType, rates]) => ({
        memberId,
        productType: productType as ProductType,
        rate: rates[Math.min(level, rates.length - 1)] ?? '0.20',
      }));
    }),
  );
  return players;
}

type Scene = { merchant: string; stake: number; books: ReturnType<typeof booksOf>; random: Random; now: number };

async function seedPlay(tx: Db, players: readonly { id: string }[], { merchant, stake: unit, books, random, now }: Scene): Promise<void> {
  const rows: Bet[] = [];
  const entries: Entry[] = [];
  for (const { id: memberId } of players) {
    const amount = (unit * 2500).toFixed(2);
    entries.push({
      kind: 'deposit',
      reference: `team/${memberId}`,
      at: now - (days + 1) * dayMs + random.integer(0, 20) * hourMs,
      moves: [
        { role: 'player', memberId, amount },
        { role: 'payments', amount: `-${amount}` },
      ],
    });
    for (let index = 0; index < betsPerPlayer; index++) {
      const at = now - random.integer(0, days * 24 * 60) * 60_000;
      const orderId = await nextNumber(tx, 'B', at);
      const stake = unit * random.integer(20, 160);
      const payout = random.next() < 0.35 ? Math.round(stake * random.pick([0.5, 1.5, 2, 3])) : 0;
      rows.push({
        ...random.pick(titles),
        orderId,
        roundId: `R${orderId.slice(2)}`,
        merchant,
        memberId,
        playSessionId: null,
        placedAt: at,
        settledAt: at + 2000,
        stake: stake.toFixed(2),
        validStake: stake.toFixed(2),
        payout: payout.toFixed(2),
        status: 'settled',
        result: {},
      });
    }
  }
  await tx.insert(bets).values(rows);
  await postEntries(tx, books, [...entries, ...rows.toSorted((a, b) => a.placedAt - b.placedAt).flatMap((row) => betEntries(row))]);
}

/** The agents have transferred all earnings to one of their players, so that the demo accounts keep their planned balances. */
async function passOn(tx: Db, { agents }: Tree, { merchant, now }: { merchant: Merchant; now: number }): Promise<void> {
  const { max } = transferLimits[merchant.country];
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
