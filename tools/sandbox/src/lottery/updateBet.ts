import { addMoney } from '@parlour/kernel/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { lotterySubOrders } from '../db/schema/lottery';
import { bets } from '../db/schema/play';

/** Updates the betting record from the draws of an order; refunded stakes count neither as stake nor as turnover. */
export async function updateBet(tx: Db, orderId: string, at: number): Promise<void> {
  const parts = await tx.select().from(lotterySubOrders).where(eq(lotterySubOrders.orderId, orderId));
  const sum = (rows: typeof parts, column: 'stake' | 'payout') => rows.reduce((total, row) => addMoney(total, row[column]), '0');
  const drawn = parts.filter(({ status }) => status === 'won' || status === 'lost');
  const open = parts.filter(({ status }) => status === 'open');
  const counted = [...drawn, ...open];
  const isOver = open.length === 0;
  await tx
    .update(bets)
    .set({
      // A fully refunded order keeps its original stake for display.
      stake: sum(counted.length > 0 ? counted : parts, 'stake'),
      validStake: sum(drawn, 'stake'),
      payout: sum(drawn, 'payout'),
      status: isOver ? (drawn.length > 0 ? 'settled' : 'cancelled') : 'open',
      settledAt: isOver ? at : null,
    })
    .where(eq(bets.orderId, orderId));
}
