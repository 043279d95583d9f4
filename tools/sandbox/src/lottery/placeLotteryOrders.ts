import { randomUUID } from 'node:crypto';
import type { lotteryWire } from '@parlour/games/wire';
import { addMoney, compareMoney, multiplyMoney, subtractMoney } from '@parlour/kernel/money';
import { and, eq, sql } from 'drizzle-orm';
import { type PlayType, type Draw, playTypesOf, drawAt, findDraw, capacityOf, maxDraws, maxStakeOf } from '@parlour/sandbox-world';
import { requireStakeWithinLimits } from '../playControls/requireWithinLimits';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { lotteryOrders, lotterySlips, lotterySubOrders } from '../db/schema/lottery';
import { bets } from '../db/schema/play';
import type { CallContext, Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { balanceOf } from '../ledger/balanceOf';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { rememberGame } from '../catalog/rememberGame';
import { hashRequest } from '../orders/openOrder';
import { withMember } from '../wallet/withMember';
import { findLottery, type Lottery } from './findLottery';
import { findSlip } from './findSlip';
import { holdEntry } from './lotteryEntries';
import { currentDraw, readForced } from './readDraws';
import { readLine, type ReadLine } from './readLine';
import { toWireSlip } from './toWireSlip';

type Call = typeof lotteryWire.placeLotteryOrders;

/** Places a slip with all its lines in all its draws, or not at all. Repeating the idempotency key returns the same slip. */
export const placeLotteryOrders: Handler<Call> = async (context) => {
  const { input, merchant, player, db, clock } = context;
  const { memberId } = player;
  const { idempotencyKey, ...submission } = input;
  const key = { memberId, idempotencyKey, requestHash: hashRequest(submission) };
  return withMember(db, memberId, async (tx) => {
    const made = await findSlip(tx, key);
    if (made) return toWireSlip(tx, made);
    const now = clock.now();
    const lottery = await findLottery(tx, merchant.code, input.nodeId);
    const draws = await requireDraws(tx, context, lottery);
    const lines = input.lines.map((line) => readLine(line, { merchant, plays: playTypesOf(lottery.kind) }));
    const subOrders = draws.flatMap(({ draw, multiplier }) =>
      lines.map((line, place) => ({ place, draw, multiplier, stake: multiplyMoney(line.stake, String(multiplier)) })),
    );
    for (const { place, multiplier } of subOrders) requireStake(context, lines[place] as ReadLine, multiplier);
    await requireRoom(tx, context, { lines, draws });
    const stake = subOrders.reduce((sum, part) => addMoney(sum, part.stake), '0');
    await requireStakeWithinLimits(tx, memberId, { stake, now });
    const books = booksOf(merchant, player.type);
    const balance = await balanceOf(tx, books, memberId);
    if (compareMoney(balance, stake) < 0) return refuse('INSUFFICIENT_BALANCE', { balance, missing: subtractMoney(stake, balance) });

    const [slip] = await tx
      .insert(lotterySlips)
      .values({
        ...key,
        id: randomUUID(),
        merchant: merchant.code,
        nodeId: input.nodeId,
        drawNo: input.drawNo,
        draws: draws.length,
        stake,
        stopOnWin: input.stopOnWin,
        placedAt: now,
      })
      .returning();
    if (!slip) throw new Error('slip was not written');
    for (const [place, line] of lines.entries()) {
      const own = subOrders.filter((part) => part.place === place);
      const orderId = await nextNumber(tx, 'B', now);
      await tx.insert(bets).values({
        orderId,
        roundId: `${input.drawNo}/${orderId}`,
        vendor: lottery.game.vendor,
        merchant: merchant.code,
        memberId,
        playSessionId: null,
        gameName: lottery.game.name,
        vendorName: lottery.vendor.displayName,
        gameType: lottery.game.category,
        placedAt: now,
        settledAt: null,
        stake: own.reduce((sum, part) => addMoney(sum, part.stake), '0'),
        validStake: '0',
        payout: '0',
        status: 'open',
        result: {},
      });
      const { play, picks, bets: count, unit, multiplier, rebate } = line;
      await tx.insert(lotteryOrders).values({ orderId, slipId: slip.id, playType: play.id, picks, bets: count, unit, multiplier, rebate });
      const rows = own.map((part, chase) => ({
        id: `${orderId}-${String(chase + 1).padStart(2, '0')}`,
        orderId,
        memberId,
        nodeId: input.nodeId,
        drawNo: part.draw.drawNo,
        closesAt: part.draw.closesAt,
        drawsAt: part.draw.drawsAt,
        multiplier: part.multiplier,
        stake: part.stake,
        status: 'open' as const,
      }));
      await tx.insert(lotterySubOrders).values(rows);
      await postEntries(
        tx,
        books,
        rows.map((row) => holdEntry(row, now)),
      );
    }
    await rememberGame(tx, { memberId, nodeId: input.nodeId, playedAt: now });
    return toWireSlip(tx, slip);
  });
};

/** Returns the requested consecutive draws; the first must still take bets. */
async function requireDraws(tx: Db, { input, clock }: CallContext<Call>, lottery: Lottery): Promise<{ draw: Draw; multiplier: number }[]> {
  const { schedule } = lottery;
  const now = clock.now();
  if (input.multipliers.length > maxDraws) return refuse('ABOVE_MAX', { max: maxDraws });
  const first = findDraw(schedule, input.drawNo);
  if (!first) return refuse('FIELD_INVALID', { field: 'drawNo' });
  const current = currentDraw(lottery, await readForced(tx, [input.nodeId]), now);
  const open = now < current.closesAt ? current : drawAt(schedule, current.index + 1);
  if (first.index < open.index) return refuse('DRAW_CLOSED', { drawNo: input.drawNo, nextDrawNo: open.drawNo, closesAt: open.closesAt });
  if (open.opensAt > now && open.index === current.index) return refuse('HALL_CLOSED', { opensAt: open.opensAt });
  if (first.index > open.index + 1) return refuse('FIELD_INVALID', { field: 'drawNo' });
  return input.multipliers.map((multiplier, step) => ({ draw: drawAt(schedule, first.index + step), multiplier }));
}

function requireStake({ merchant }: CallContext<Call>, { play, unit, multiplier }: ReadLine, chase: number): void {
  const max = maxStakeOf(merchant, play);
  if (compareMoney(multiplyMoney(unit, String(multiplier * chase)), max) > 0) refuse('ABOVE_MAX', { max, playTypeId: play.id });
}

/** Refuses a line that is sold out: the house limits the stakes on one play type per draw, over all players. */
async function requireRoom(
  tx: Db,
  { input, merchant }: CallContext<Call>,
  { lines, draws }: { lines: ReadLine[]; draws: { draw: Draw; multiplier: number }[] },
): Promise<void> {
  const plays = new Map<string, PlayType>(lines.map(({ play }) => [play.id, play]));
  for (const { draw, multiplier } of draws) {
    const taken = await tx
      .select({ playType: lotteryOrders.playType, stake: sql<string>`sum(${lotterySubOrders.stake})` })
      .from(lotterySubOrders)
      .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, lotterySubOrders.orderId))
      .where(and(eq(lotterySubOrders.nodeId, input.nodeId), eq(lotterySubOrders.drawNo, draw.drawNo), eq(lotterySubOrders.status, 'open')))
      .groupBy(lotteryOrders.playType);
    for (const play of plays.values()) {
      const asked = lines.filter((line) => line.play.id === play.id).reduce((sum, { stake }) => addMoney(sum, stake), '0');
      const left = subtractMoney(capacityOf(merchant, play), taken.find(({ playType }) => playType === play.id)?.stake ?? '0');
      if (compareMoney(multiplyMoney(asked, String(multiplier)), left) > 0) {
        refuse('SOLD_OUT', { drawNo: draw.drawNo, playTypeId: play.id, left: compareMoney(left, '0') > 0 ? addMoney(left, '0') : '0.00' });
      }
    }
  }
}
