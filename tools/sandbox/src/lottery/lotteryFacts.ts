import type { walletWire } from '@parlour/wallet/wire';
import type { WireReply } from '@parlour/kernel/wire-call';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { lotteryOrders } from '../db/schema/lottery';
import type { Bet } from '../db/schema/play';
import { wireAmount } from '../ledger/wireAmount';
import { readSubOrders } from './readSubOrders';

type Facts = WireReply<typeof walletWire.getBet>['lottery'];
/** Limit above the number of draws of any order. */
const everyDraw = 100;

/** Returns the lottery details of a betting record; null for other bets. */
export async function lotteryFacts(db: Db, { bet, language, seed }: { bet: Bet; language: string; seed: number }): Promise<Facts> {
  const [order] = await db.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, bet.orderId));
  if (!order) return null;
  const { memberId, orderId } = bet;
  const { rows } = await readSubOrders(db, { memberId, orderId, language, seed, limit: everyDraw, offset: 0 });
  return {
    playTypeName: rows[0]?.playTypeName ?? order.playType,
    numbers: rows[0]?.picks ?? order.picks,
    unit: wireAmount(order.unit),
    multiplier: order.multiplier,
    rebate: wireAmount(order.rebate),
    subOrders: rows
      .toSorted((a, b) => (a.subOrderId < b.subOrderId ? -1 : 1))
      .map(({ subOrderId, drawNo, multiplier, stake, payout, status, closesAt, drawsAt, result }) => ({
        ...{ subOrderId, drawNo, multiplier, stake, payout },
        ...{ status, closesAt, drawsAt, result },
      })),
  };
}
