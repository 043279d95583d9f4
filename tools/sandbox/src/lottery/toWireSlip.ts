import type { lotteryWire } from '@parlour/games/wire';
import type { WireReply } from '@parlour/kernel/wire-call';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type LotterySlip, lotteryOrders } from '../db/schema/lottery';
import { wireAmount } from '../ledger/wireAmount';

export async function toWireSlip(db: Db, slip: LotterySlip): Promise<WireReply<typeof lotteryWire.placeLotteryOrders>> {
  const { id: slipId, nodeId, drawNo, draws, placedAt } = slip;
  const orders = await db.select().from(lotteryOrders).where(eq(lotteryOrders.slipId, slipId)).orderBy(asc(lotteryOrders.orderId));
  return { slipId, nodeId, drawNo, draws, placedAt, stake: wireAmount(slip.stake), orderIds: orders.map(({ orderId }) => orderId) };
}
