import type { walletWire } from '@parlour/wallet/wire';
import { and, eq } from 'drizzle-orm';
import { moneyOrders } from '../db/schema/orders';
import type { Handler } from '../http/answer';
import { vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { withMember } from '../wallet/withMember';
import { advanceOrder } from './advanceOrder';
import { settleDueOrders } from './settleOrders';
import { toWireOrder } from './toWireOrder';

/** Cancels a deposit that is not reported as paid; any other order stays as it is and is returned. */
export const cancelDeposit: Handler<typeof walletWire.cancelDeposit> = async ({
  input,
  merchant,
  player,
  db,
  clock,
  platform,
  request,
}) => {
  const { memberId } = player;
  const now = clock.now();
  await settleDueOrders(db, { now, stepMs: platform.settings.stepMs }, memberId);
  const order = await withMember(db, memberId, async (tx) => {
    const [held] = await tx
      .select()
      .from(moneyOrders)
      .where(and(eq(moneyOrders.orderNo, input.orderNo), eq(moneyOrders.memberId, memberId)))
      .for('update');
    if (held?.kind !== 'deposit') return refuse('ORDER_UNKNOWN');
    return held.step === 'waiting' ? advanceOrder(tx, held, { step: 'cancelled', at: now, dueAt: null }) : held;
  });
  return toWireOrder(db, order, { merchant, vendorOrigin: vendorOriginOf(request, platform.settings) });
};
