import { addMoney, type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import { findDraw, findMerchant, type Merchant, playTypesOf } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import {
  type LotteryOrder,
  type LotterySlip,
  type LotterySubOrder,
  lotteryOrders,
  lotterySlips,
  lotterySubOrders,
} from '../db/schema/lottery';
import { members } from '../db/schema/session';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { countStake } from '../wallet/turnover';
import { withMember } from '../wallet/withMember';
import { findLottery } from './findLottery';
import { drawnEntries, refundEntry } from './lotteryEntries';
import { readForced, resultOf } from './readDraws';
import { updateBet } from './updateBet';

type Pace = { now: number; seed: number };
type Due = { part: LotterySubOrder; order: LotteryOrder; slip: LotterySlip };

/** Settles every bet whose draw is over, in the order of the draws; only those of one member if given. */
export async function settleDraws(db: Db, pace: Pace, memberId?: string): Promise<void> {
  const due = await db
    .select({ part: lotterySubOrders, order: lotteryOrders, slip: lotterySlips })
    .from(lotterySubOrders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, lotterySubOrders.orderId))
    .innerJoin(lotterySlips, eq(lotterySlips.id, lotteryOrders.slipId))
    .where(
      and(
        eq(lotterySubOrders.status, 'open'),
        lte(lotterySubOrders.drawsAt, pace.now),
        memberId ? eq(lotterySubOrders.memberId, memberId) : undefined,
      ),
    )
    .orderBy(asc(lotterySubOrders.drawsAt), asc(lotterySubOrders.id));
  for (const one of due) await withMember(db, one.part.memberId, (tx) => settleOne(tx, one, pace));
}

async function settleOne(tx: Db, { part, order, slip }: Due, { seed }: Pace): Promise<void> {
  // Another request may have settled, stopped or cancelled it in the meantime.
  const [open] = await tx
    .select()
    .from(lotterySubOrders)
    .where(and(eq(lotterySubOrders.id, part.id), eq(lotterySubOrders.status, 'open')))
    .for('update');
  const merchant = findMerchant(slip.merchant);
  const [member] = await tx.select({ type: members.type }).from(members).where(eq(members.id, part.memberId));
  if (!open || !merchant || !member) return;
  const lottery = await findLottery(tx, slip.merchant, part.nodeId);
  const draw = findDraw(lottery.schedule, part.drawNo);
  const play = playTypesOf(lottery.kind).find(({ id }) => id === order.playType);
  if (!draw || !play) throw new Error(`sub-order ${part.id} cannot be settled`);
  const { drawn } = resultOf(lottery, draw, { forced: await readForced(tx, [part.nodeId]), seed });
  const hits = play.hits(order.picks, drawn);
  const won = prizeOf({ order, part, odds: play.odds, hits, symbol: merchant.symbol });
  const payout = addMoney(won, rebateOf(order, part, merchant));
  const at = open.drawsAt;
  const books = booksOf(merchant, member.type);
  await postEntries(tx, books, drawnEntries(open, { payout, at }));
  await countStake(tx, books, { memberId: part.memberId, validStake: part.stake, at, gameType: lottery.game.category });
  await tx
    .update(lotterySubOrders)
    .set({ status: hits > 0 ? 'won' : 'lost', payout, settledAt: at })
    .where(eq(lotterySubOrders.id, part.id));
  const touched = [part.orderId];
  if (hits > 0 && slip.stopOnWin) touched.push(...(await stopChase(tx, { slip, after: open.drawsAt, at, books })));
  for (const orderId of new Set(touched)) await updateBet(tx, orderId, at);
}

type Won = { order: LotteryOrder; part: LotterySubOrder; odds: number; hits: number; symbol: string };

/** Returns the payout of winning bets, truncated to the decimals of the currency. */
function prizeOf({ order, part, odds, hits, symbol }: Won): Money {
  const perHit = multiplyMoney(order.unit, String(order.multiplier * part.multiplier * hits));
  const full = multiplyMoney(perHit, odds.toFixed(2));
  const share = addMoney('1', `-${multiplyMoney(order.rebate, '0.01')}`);
  return toCurrency(multiplyMoney(full, share), symbol);
}

function rebateOf({ rebate }: LotteryOrder, { stake }: LotterySubOrder, { symbol }: Merchant): Money {
  return toCurrency(multiplyMoney(stake, multiplyMoney(rebate, '0.01')), symbol);
}

/** Refunds the later draws of a slip after a win; returns the affected orders. */
async function stopChase(
  tx: Db,
  { slip, after, at, books }: { slip: LotterySlip; after: number; at: number; books: ReturnType<typeof booksOf> },
): Promise<string[]> {
  const orders = await tx.select({ orderId: lotteryOrders.orderId }).from(lotteryOrders).where(eq(lotteryOrders.slipId, slip.id));
  const later = await tx
    .update(lotterySubOrders)
    .set({ status: 'stopped', settledAt: at })
    .where(
      and(
        inArray(
          lotterySubOrders.orderId,
          orders.map(({ orderId }) => orderId),
        ),
        eq(lotterySubOrders.status, 'open'),
        gt(lotterySubOrders.drawsAt, after),
      ),
    )
    .returning();
  if (later.length > 0)
    await postEntries(
      tx,
      books,
      later.map((row) => refundEntry(row, at)),
    );
  return later.map(({ orderId }) => orderId);
}
