import { inArray } from 'drizzle-orm';
import { type Drawn, type Draw, drawNumbers, drawAt, nextDraw } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { lotteryDraws } from '../db/schema/lottery';
import type { Lottery } from './findLottery';

type Moment = { now: number; seed: number };
export type PastDraw = { draw: Draw; drawn: Drawn; drawnAt: number };

/** Reads the draws of these lotteries that were drawn early. */
export async function readForced(db: Db, nodeIds: string[]) {
  const rows = nodeIds.length > 0 ? await db.select().from(lotteryDraws).where(inArray(lotteryDraws.nodeId, nodeIds)) : [];
  return new Map(rows.map((row) => [`${row.nodeId} ${row.drawNo}`, row]));
}

type Forced = Awaited<ReturnType<typeof readForced>>;

/** Returns the draw that takes bets now; a draw that was drawn early is skipped. */
export function currentDraw({ game, schedule }: Lottery, forced: Forced, now: number): Draw {
  let draw = nextDraw(schedule, now);
  for (let early = forced.get(`${game.nodeId} ${draw.drawNo}`); early; early = forced.get(`${game.nodeId} ${draw.drawNo}`)) {
    draw = { ...drawAt(schedule, draw.index + 1), opensAt: early.drawnAt };
  }
  return draw;
}

/** Returns the last draws before the current one, the newest first. */
export function pastDraws(lottery: Lottery, forced: Forced, { now, seed, count }: Moment & { count: number }): PastDraw[] {
  const { index } = currentDraw(lottery, forced, now);
  return Array.from({ length: count }, (_, back) => {
    const draw = drawAt(lottery.schedule, index - 1 - back);
    return { draw, ...resultOf(lottery, draw, { forced, seed }) };
  });
}

/** Returns the result of a past or future draw. */
export function resultOf({ game, kind }: Lottery, { drawNo, drawsAt }: Draw, { forced, seed }: { forced: Forced; seed: number }) {
  const early = forced.get(`${game.nodeId} ${drawNo}`);
  const drawn = drawNumbers(kind, { seed, nodeId: game.nodeId, drawNo });
  return { drawn: early?.numbers ? { ...drawn, numbers: early.numbers } : drawn, drawnAt: early?.drawnAt ?? drawsAt };
}

/** Records that a draw was drawn now, optionally with given numbers. */
export async function forceDraw(
  db: Db,
  { game }: Lottery,
  { draw, now, numbers }: { draw: Draw; now: number; numbers?: string[] | undefined },
) {
  await db.insert(lotteryDraws).values({ nodeId: game.nodeId, drawNo: draw.drawNo, numbers: numbers ?? null, drawnAt: now });
}
