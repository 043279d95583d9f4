import { subtractMoney, wageringOf } from '@parlour/kernel/money';
import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import { asc, inArray } from 'drizzle-orm';
import { type Merchant, type DepositMethod, withdrawLimits } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { type MoneyOrder, type OrderStep, orderSteps } from '../db/schema/orders';
import { wireAmount } from '../ledger/wireAmount';
import { accountProviders } from '../wallet/accountProviders';
import { depositMethods } from '../wallet/depositMethods';
import { findPromotion } from '../wallet/depositPromotions';
import { countProofs } from './proofs';

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
  cancelled: 'cancelled',
};

export type OrderView = { merchant: Merchant; vendorOrigin: string };

/** Converts orders to the wire format, in the given order. */
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

function describe(order: MoneyOrder, view: OrderView): Omit<WireOrder, 'timeline' | 'proofs'> {
  return {
    orderNo: order.orderNo,
    kind: order.kind,
    status: statuses[order.step],
    step: order.step,
    amount: wireAmount(order.amount),
    fee: wireAmount(order.fee),
    receive: subtractMoney(order.amount, order.fee),
    currencySymbol: view.merchant.symbol,
    account: order.accountLabel,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    expiresAt: order.expiresAt,
    // Hide the reason of a planned rejection until the order is rejected.
    reason: order.step === 'rejected' ? order.reason : null,
    balanceAfter: order.balanceAfter === null ? null : wireAmount(order.balanceAfter),
    bonusAfter: order.bonusAfter === null ? null : wireAmount(order.bonusAfter),
    bonus: Number(order.bonus) > 0 ? wireAmount(order.bonus) : null,
    ...(order.kind === 'deposit' ? describeDeposit(order, view) : describeWithdrawal(order, view)),
  };
}

type Particulars = Pick<WireOrder, 'methodName' | 'payTo' | 'typicalMinutes' | 'turnover' | 'bonusTurnover' | 'channelName'>;

function describeDeposit(order: MoneyOrder, { merchant, vendorOrigin }: OrderView): Particulars {
  const method = depositMethods(merchant).find(({ methodId }) => methodId === order.methodId);
  return {
    methodName: method?.name ?? order.methodId,
    payTo: method && order.step === 'waiting' ? payTo(order, method, vendorOrigin) : null,
    typicalMinutes: method?.typicalMinutes ?? null,
    turnover: wireAmount(order.turnover),
    bonusTurnover: bonusTurnover(order, merchant),
    channelName: method?.channels?.find(({ channelId }) => channelId === order.channelId)?.name ?? null,
  };
}

function describeWithdrawal({ methodId }: MoneyOrder, { merchant }: OrderView): Particulars {
  const provider = accountProviders(merchant).find(({ providerId }) => providerId === methodId);
  const { typicalMinutes } = withdrawLimits(merchant);
  return { methodName: provider?.name ?? methodId, payTo: null, typicalMinutes, turnover: null, bonusTurnover: null, channelName: null };
}

function bonusTurnover({ amount, fee, bonus, promotionId }: MoneyOrder, merchant: Merchant): string | null {
  const promotion = promotionId === null ? undefined : findPromotion(merchant, promotionId);
  if (!promotion || Number(bonus) <= 0) return null;
  return wireAmount(wageringOf(promotion, { received: subtractMoney(amount, fee), bonus, symbol: merchant.symbol }));
}

function payTo(order: MoneyOrder, method: DepositMethod, vendorOrigin: string): WireOrder['payTo'] {
  const { accountName, accountNumber, qr, page, app } = method.payTo;
  const payPage = `${vendorOrigin}/pay/${order.orderNo}`;
  return {
    provider: method.name,
    accountName: accountName ?? null,
    accountNumber: accountNumber ?? null,
    qr: qr ? `PARLOUR/${order.orderNo}/${wireAmount(order.amount)}` : null,
    url: page ? payPage : null,
    appUrl: app ? payPage : null,
  };
}
