import type { lotteryWire } from '@parlour/games/wire';
import type { WireReply } from '@parlour/kernel/wire-call';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { findDraw } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { lotteryOrders, lotterySlips, lotterySubOrders } from '../db/schema/lottery';
import { bets } from '../db/schema/play';
import { wireAmount } from '../ledger/wireAmount';
import { findLottery } from './findLottery';
import { lotteryText } from './lotteryText';
import { readForced, resultOf } from './readDraws';

type WireSubOrder = WireReply<typeof lotteryWire.cancelSubOrder>;
type Wanted = {
  memberId: string;
  language: string;
  seed: number;
  nodeId?: string | undefined;
  orderId?: string | undefined;
  subOrderId?: string;
  limit: number;
  offset: number;
};

/** Returns a player's stakes by draw: open ones first, ordered by draw time, then the others, the newest first. */
export async function readSubOrders(db: Db, wanted: Wanted): Promise<{ rows: WireSubOrder[]; total: number }> {
  const { memberId, nodeId, orderId, subOrderId } = wanted;
  const rows = await db
    .select({
      part: lotterySubOrders,
      order: lotteryOrders,
      slip: lotterySlips,
      gameName: bets.gameName,
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(lotterySubOrders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, lotterySubOrders.orderId))
    .innerJoin(lotterySlips, eq(lotterySlips.id, lotteryOrders.slipId))
    .innerJoin(bets, eq(bets.orderId, lotterySubOrders.orderId))
    .where(
      and(
        eq(lotterySubOrders.memberId, memberId),
        nodeId ? eq(lotterySubOrders.nodeId, nodeId) : undefined,
        orderId ? eq(lotterySubOrders.orderId, orderId) : undefined,
        subOrderId ? eq(lotterySubOrders.id, subOrderId) : undefined,
      ),
    )
    .orderBy(
      desc(sql`${lotterySubOrders.status} = 'open'`),
      asc(sql`CASE WHEN ${lotterySubOrders.status} = 'open' THEN ${lotterySubOrders.drawsAt} END`),
      desc(lotterySubOrders.drawsAt),
      desc(lotterySubOrders.id),
    )
    .limit(wanted.limit)
    .offset(wanted.offset);
  const wire: WireSubOrder[] = [];
  for (const row of rows) wire.push(await toWire(db, row, wanted));
  return { rows: wire, total: rows[0]?.total ?? 0 };
}

type Row = {
  part: typeof lotterySubOrders.$inferSelect;
  order: typeof lotteryOrders.$inferSelect;
  slip: typeof lotterySlips.$inferSelect;
  gameName: string;
};

async function toWire(db: Db, { part, order, slip, gameName }: Row, { language, seed }: Wanted): Promise<WireSubOrder> {
  return {
    subOrderId: part.id,
    orderId: part.orderId,
    nodeId: part.nodeId,
    gameName,
    drawNo: part.drawNo,
    playTypeName: lotteryText('play', order.playType, language),
    picks: order.picks.map((row) => row.map((pick) => lotteryText('option', pick, language))),
    bets: order.bets,
    unit: wireAmount(order.unit),
    multiplier: order.multiplier * part.multiplier,
    stake: wireAmount(part.stake),
    rebate: wireAmount(order.rebate),
    payout: wireAmount(part.payout),
    status: part.status,
    placedAt: slip.placedAt,
    closesAt: part.closesAt,
    drawsAt: part.drawsAt,
    result: part.status === 'won' || part.status === 'lost' ? await drawnFor(db, part, { merchant: slip.merchant, seed }) : null,
  };
}

async function drawnFor(
  db: Db,
  { nodeId, drawNo }: Row['part'],
  { merchant, seed }: { merchant: string; seed: number },
): Promise<string[] | null> {
  const lottery = await findLottery(db, merchant, nodeId);
  const draw = findDraw(lottery.schedule, drawNo);
  return draw ? resultOf(lottery, draw, { forced: await readForced(db, [nodeId]), seed }).drawn.numbers : null;
}
