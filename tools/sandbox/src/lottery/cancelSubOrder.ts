import type { lotteryWire } from '@parlour/games/wire';
import { and, eq } from 'drizzle-orm';
import { lotterySubOrders } from '../db/schema/lottery';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { withMember } from '../wallet/withMember';
import { refundEntry } from './lotteryEntries';
import { readSubOrders } from './readSubOrders';
import { settleDraws } from './settleDraws';
import { updateBet } from './updateBet';

/** Refunds the stake of one draw that still takes bets; a repeated call returns the current state. */
export const cancelSubOrder: Handler<typeof lotteryWire.cancelSubOrder> = async ({
  input,
  merchant,
  player,
  db,
  clock,
  language,
  platform,
}) => {
  const { memberId } = player;
  const { subOrderId } = input;
  await settleDraws(db, { now: clock.now(), seed: platform.settings.seed }, memberId);
  await withMember(db, memberId, async (tx) => {
    const now = clock.now();
    const [part] = await tx
      .select()
      .from(lotterySubOrders)
      .where(and(eq(lotterySubOrders.id, subOrderId), eq(lotterySubOrders.memberId, memberId)))
      .for('update');
    if (!part) return refuse('ORDER_UNKNOWN');
    if (part.status === 'cancelled') return;
    if (part.status !== 'open' || part.closesAt <= now) return refuse('DRAW_CLOSED', { drawNo: part.drawNo });
    await postEntries(tx, booksOf(merchant, player.type), [refundEntry(part, now)]);
    await tx.update(lotterySubOrders).set({ status: 'cancelled', settledAt: now }).where(eq(lotterySubOrders.id, subOrderId));
    await updateBet(tx, part.orderId, now);
  });
  const { rows } = await readSubOrders(db, { memberId, subOrderId, language, seed: platform.settings.seed, limit: 1, offset: 0 });
  return rows[0] ?? refuse('ORDER_UNKNOWN');
};
