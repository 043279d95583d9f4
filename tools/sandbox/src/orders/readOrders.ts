import type { walletWire } from '@parlour/wallet/wire';
import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { type OrderStep, moneyOrders } from '../db/schema/orders';
import type { CallContext, Handler } from '../http/answer';
import { vendorOriginOf } from '../http/origins';
import { pageOf, requirePage } from '../http/page';
import { refuse } from '../http/refuse';
import { findByKey } from './openOrder';
import { settleDueOrders } from './settleOrders';
import { statuses, toWireOrder, toWireOrders } from './toWireOrder';

type Reader = Pick<CallContext<typeof walletWire.getOrder>, 'db' | 'clock' | 'player' | 'platform' | 'merchant' | 'request'>;

const viewOf = ({ merchant, request, platform }: Reader) => ({ merchant, vendorOrigin: vendorOriginOf(request, platform.settings) });
const settle = ({ db, clock, player, platform }: Reader) =>
  settleDueOrders(db, { now: clock.now(), stepMs: platform.settings.stepMs }, player.memberId);

export const getOrder: Handler<typeof walletWire.getOrder> = async (context) => {
  await settle(context);
  const { db, input, player } = context;
  const [order] = await db
    .select()
    .from(moneyOrders)
    .where(and(eq(moneyOrders.orderNo, input.orderNo), eq(moneyOrders.memberId, player.memberId)));
  return toWireOrder(db, order ?? refuse('ORDER_UNKNOWN'), viewOf(context));
};

export const findOrder: Handler<typeof walletWire.findOrder> = async (context) => {
  await settle(context);
  const { db, input, player } = context;
  const order = await findByKey(db, { memberId: player.memberId, idempotencyKey: input.idempotencyKey });
  return order ? toWireOrder(db, order, viewOf(context)) : null;
};

export const getOrders: Handler<typeof walletWire.getOrders> = async (context) => {
  await settle(context);
  const { db, input, player } = context;
  const { limit, offset } = requirePage(input);
  const asked = input.status?.split(',').filter(Boolean) ?? [];
  const steps = Object.entries(statuses).flatMap(([step, status]) => (asked.includes(status) ? [step as OrderStep] : []));
  const wanted = and(
    eq(moneyOrders.memberId, player.memberId),
    gte(moneyOrders.createdAt, input.from),
    lt(moneyOrders.createdAt, input.to),
    input.kind ? eq(moneyOrders.kind, input.kind) : undefined,
    asked.length > 0 ? inArray(moneyOrders.step, steps) : undefined,
  );
  const [total] = await db.select({ count: count() }).from(moneyOrders).where(wanted);
  const rows = await db
    .select()
    .from(moneyOrders)
    .where(wanted)
    .orderBy(desc(moneyOrders.createdAt), desc(moneyOrders.orderNo))
    .limit(limit)
    .offset(offset);
  return pageOf(await toWireOrders(db, rows, viewOf(context)), input, total?.count ?? 0);
};
