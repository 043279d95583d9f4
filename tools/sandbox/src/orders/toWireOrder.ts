import { type WireReply, addMoney, multiplyMoney, subtractMoney } from '@parlour/kernel';
import type { walletWire } from '@parlour/wallet/wire';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/open';
import { type MoneyOrder, type OrderStep, orderSteps } from '../db/schema/orders';
import { wireAmount } from '../ledger/wireAmount';
import { type Merchant } from '../merchants';
import { accountProviders } from '../wallet/accountProviders';
import { type DepositMethod, depositMethods } from '../wallet/depositMethods';
import { findPromotion } from '../wallet/depositPromotions';
import { countProofs } from './proofs';
import { withdrawLimits } from '../wallet/withdrawLimits';

export type WireOrder = WireReply<typeof walletWire.getOrder>;

export const statuses: Record<OrderStep, WireOrder['status']> = {
  waiting: 'pending',
  confirming: 'checking',
  credited: 'successful',
  submitted: 'pending',
  review: 'pending',
  sent: 'pending',
  completed: 'successful',
  rejected: 'rejected',
  expired: 'expired',
};

export type OrderView = { merchant: Merchant; vendorOrigin: string };

/** Orders as the wire writes them, in the order given. */
export async function toWireOrders(db: Db, orders: MoneyOrder[], view: OrderView): Promise<WireOrder[]> {
  if (orders.length === 0) return [];
  const numbers = orders.map(({ orderNo }) => orderNo);
  const steps = await db.select().from(orderSteps).where(inArray(orderSteps.orderNo, numbers)).orderBy(asc(orderSteps.position));
  const proofs = await countProofs(db, numbers);
  return orders.map((order) => {
    const timeline = steps.filter(({ orderNo }) => orderNo === order.orderNo).map(({ step, at }) => ({ step, at }));
    return { ...describe(order, view), timeline, proofs: proofs.get(order.orderNo) ?? 0 };
  });
}

export async function toWireOrder(db: Db, order: MoneyOrder, view: OrderView): Promise<WireOrder> {
  const [wire] = await toWireOrders(db, [order], view);
  if (!wire) throw new Error(`order ${order.orderNo} was not written`);
  return wire;
}

// eslint-disable-next-line complexity -- one line per state of an order
function describe(order: MoneyOrder, { merchant, vendorOrigin }: OrderView): Omit<WireOrder, 'timeline' | 'proofs'> {
  const method = order.kind === 'deposit' ? depositMethods(merchant).find(({ methodId }) => methodId === order.methodId) : undefined;
  const provider = accountProviders(merchant).find(({ providerId }) => providerId === order.methodId);
  const ended = order.step === 'rejected';
  return {
    orderNo: order.orderNo,
    kind: order.kind,
    status: statuses[order.step],
    step: order.step,
    amount: wireAmount(order.amount),
    fee: wireAmount(order.fee),
    receive: subtractMoney(order.amount, order.fee),
    currencySymbol: merchant.symbol,
    methodName: method?.name ?? provider?.name ?? order.methodId,
    account: order.accountLabel,
    payTo: method && order.step === 'waiting' ? payTo(order, method, vendorOrigin) : null,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    expiresAt: order.expiresAt,
    typicalMinutes: method?.typicalMinutes ?? withdrawLimits(merchant).typicalMinutes,
    // The reason of a planned refusal stays unsaid until it happens.
    reason: ended ? order.reason : null,
    balanceAfter: order.balanceAfter === null ? null : wireAmount(order.balanceAfter),
    turnover: order.kind === 'deposit' ? turnoverOf(order, merchant) : null,
    bonus: Number(order.bonus) > 0 ? wireAmount(order.bonus) : null,
    channelName: method?.channels?.find(({ channelId }) => channelId === order.channelId)?.name ?? null,
  };
}

function turnoverOf({ turnover, bonus, promotionId }: MoneyOrder, merchant: Merchant): string {
  const times = promotionId === null ? '0' : (findPromotion(merchant, promotionId)?.turnoverTimes ?? '0');
  return addMoney(turnover, multiplyMoney(bonus, times));
}

function payTo(order: MoneyOrder, method: DepositMethod, vendorOrigin: string): WireOrder['payTo'] {
  const { accountName, accountNumber, qr, page } = method.payTo;
  return {
    provider: method.name,
    accountName: accountName ?? null,
    accountNumber: accountNumber ?? null,
    qr: qr ? `PARLOUR/${order.orderNo}/${wireAmount(order.amount)}` : null,
    url: page ? `${vendorOrigin}/pay/${order.orderNo}` : null,
  };
}
