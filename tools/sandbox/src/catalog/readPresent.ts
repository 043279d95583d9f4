import { type Merchant, createRandom, fromPesos } from '@parlour/sandbox-world';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { winners } from '../db/schema/catalog';
import type { Db } from '../db/Database';
import type { Clock } from '../clock';
import type { Platform } from '../platform';
import type { GameRow } from './gameRows';

export type Present = { players: number | null; jackpot: string | null; lastWin: string | null };
export type PageContext = { db: Db; merchant: Merchant; clock: Clock; platform: Platform };

/** How often a jackpot grows. */
const growthMs = 10_000;
/** How often the number of players changes. */
const stepMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;
/** A jackpot falls once in this time. */
const jackpotMs = 9 * dayMs;
/** Players of the first hot game at the busiest hour; the fortieth has a tenth of them. */
const mostPlayers = 2400;
/** Hot games are those played most now. The others follow at a distance that no chance makes up for. */
const behindHot = 60;

/** Returns, by game, the present figures of its tile: players, the jackpot of a game that has one, the latest win on the board. */
export async function readPresent(rows: readonly GameRow[], { db, merchant, clock, platform }: PageContext) {
  const ids = rows.map(({ game }) => game.nodeId);
  const wins = await db
    .select({ nodeId: winners.nodeId, amount: winners.amount })
    .from(winners)
    .where(and(eq(winners.merchant, merchant.code), eq(winners.jackpot, false), inArray(winners.nodeId, ids)))
    .orderBy(asc(winners.wonAt));
  const lastWins = new Map(wins.map(({ nodeId, amount }) => [nodeId, amount]));
  const step = Math.floor(clock.now() / stepMs);
  const growth = (Math.floor(clock.now() / growthMs) * growthMs) / stepMs;
  const { seed } = platform.settings;

  return new Map(
    rows.map(({ game, vendor }): [string, Present] => {
      const jackpot = game.classify === 'JP' ? fromPesos(merchant, jackpotPesos(game.nodeId, growth, seed)) : null;
      return [game.nodeId, { players: countPlayers({ game, vendor }, step, seed), jackpot, lastWin: lastWins.get(game.nodeId) ?? null }];
    }),
  );
}

/** Sorts games by how many play them now, those that nobody can play last. */
export function byPlayers<Row extends GameRow>(rows: readonly Row[], { clock, platform }: Pick<PageContext, 'clock' | 'platform'>): Row[] {
  const step = Math.floor(clock.now() / stepMs);
  const counted = rows.map((row) => ({ row, players: countPlayers(row, step, platform.settings.seed) ?? -1 }));
  return counted.sort((a, b) => b.players - a.players).map(({ row }) => row);
}

/** More people play in the evening of either country than in the early morning; nobody plays in maintenance. */
function countPlayers({ game: { nodeId, hot, popularity }, vendor }: GameRow, step: number, seed: number): number | null {
  if (vendor.maintenance) return null;
  const timeOfDay = ((step * stepMs) % dayMs) / dayMs;
  const evening = 0.65 + 0.35 * Math.cos(2 * Math.PI * (timeOfDay - 0.54));
  const chance = 0.9 + 0.2 * createRandom(seed, `players/${nodeId}/${step}`).next();
  return Math.round((mostPlayers / (hot ?? behindHot + popularity) ** 0.62) * evening * chance);
}

/** A jackpot grows from its start with every stake until it falls. `step` is the time in steps, with its fraction. */
function jackpotPesos(nodeId: string, step: number, seed: number): string {
  const random = createRandom(seed, `jackpot/${nodeId}`);
  const start = random.integer(20, 90) * 1000;
  const perStep = random.integer(80, 400);
  const steps = jackpotMs / stepMs;
  return String(Math.floor(start + perStep * ((step + random.integer(0, steps)) % steps)));
}
