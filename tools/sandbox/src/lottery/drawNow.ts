import { and, eq } from 'drizzle-orm';
import { merchants } from '@parlour/sandbox-world';
import { gameRows } from '../catalog/gameRows';
import { games } from '../db/schema/catalog';
import { lotterySubOrders } from '../db/schema/lottery';
import type { Platform } from '../platform';
import { findLottery } from './findLottery';
import { currentDraw, forceDraw, readForced } from './readDraws';
import { settleDraws } from './settleDraws';

/** Draws a lottery immediately and settles its bets; returns the draw's number, or `undefined` for an unknown lottery. */
export async function drawNow({ db, clock, settings }: Platform, { nodeId, numbers }: { nodeId: string; numbers?: string[] | undefined }) {
  const now = clock.now();
  for (const { code } of merchants) {
    const [row] = await gameRows(db, code, [eq(games.nodeId, nodeId)]).limit(1);
    if (!row) continue;
    const lottery = await findLottery(db, code, nodeId);
    const draw = currentDraw(lottery, await readForced(db, [nodeId]), now);
    await forceDraw(db, lottery, { draw, now, numbers });
    await db
      .update(lotterySubOrders)
      .set({ closesAt: now, drawsAt: now })
      .where(and(eq(lotterySubOrders.nodeId, nodeId), eq(lotterySubOrders.drawNo, draw.drawNo), eq(lotterySubOrders.status, 'open')));
    await settleDraws(db, { now, seed: settings.seed });
    return draw.drawNo;
  }
  return undefined;
}
