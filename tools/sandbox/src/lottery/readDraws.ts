import { inArray } from 'drizzle-orm';
import type { Db } from '../db/open';
import { lotteryDraws } from '../db/schema/lottery';
import { type Drawn, drawNumbers } from './drawNumbers';
import type { Lottery } from './findLottery';
import { type Draw, drawAt, nextDraw } from './schedule';

type Moment = { now: number; seed: number };
export type PastDraw = { draw: Draw; drawn: Drawn; drawnAt: number };

/** Draws of these lotteries that were drawn ahead of their time. */
export async function readForced(db: Db, nodeIds: string[]) {
  const rows = nodeIds.length > 0 ? await db.select().from(lotteryDraws).where(inArray(lotteryDraws.nodeId, nodeIds)) : [];
  return new Map(rows.map((row) => [`${row.nodeId} ${row.drawNo}`, row]));
}

type Forced = Awaited<ReturnType<typeof readForced>>;

/** The draw that bets go into now; one that was drawn early makes room for the next. */
export function currentDraw({ game, schedule }: Lottery, forced: Forced, now: number): Draw {
  let draw = nextDraw(schedule, now);
  for (let early = forced.get(`${game.nodeId} ${draw.drawNo}`); early; early = forced.get(`${game.nodeId} ${draw.drawNo}`)) {
    draw = { ...drawAt(schedule, draw.index + 1), opensAt: early.drawnAt };
  }
  return draw;
}

/** The last draws before the current one, the newest first. */
export function pastDraws(lottery: Lottery, forced: Forced, { now, seed, count }: Moment & { count: number }): PastDraw[] {
  const { index } = currentDraw(lottery, forced, now);
  return Array.from({ length: count }, (_, back) => {
    const draw = drawAt(lottery.schedule, index - 1 - back);
    return { draw, ...resultOf(lottery, draw, { forced, seed }) };
  });
}

/** What was, or will be, drawn. */
export function resultOf({ game, kind }: Lottery, { drawNo, drawsAt }: Draw, { forced, seed }: { forced: Forced; seed: number }) {
  const early = forced.get(`${game.nodeId} ${drawNo}`);
  const drawn = drawNumbers(kind, { seed, nodeId: game.nodeId, drawNo });
  return { drawn: early?.numbers ? { ...drawn, numbers: early.numbers } : drawn, drawnAt: early?.drawnAt ?? drawsAt };
}

/** Keeps that a draw was drawn now; the numbers may be given. */
export async function forceDraw(
  db: Db,
  { game }: Lottery,
  { draw, now, numbers }: { draw: Draw; now: number; numbers?: string[] | undefined },
) {
  await db.insert(lotteryDraws).values({ nodeId: game.nodeId, drawNo: draw.drawNo, numbers: numbers ?? null, drawnAt: now });
}
