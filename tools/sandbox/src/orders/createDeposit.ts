import { compareMoney, multiplyMoney, subtractMoney, toCurrency } from '@parlour/kernel/money';
import type { walletWire } from '@parlour/wallet/wire';
import { and, desc, eq } from 'drizzle-orm';
import { requireDepositWithinLimits } from '../playControls/requireWithinLimits';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';
import type { CallContext, Handler } from '../http/answer';
import { appOriginOf, vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import type { DepositMethod } from '@parlour/sandbox-world';
import { bonusOf, findPromotion } from '../wallet/depositPromotions';
import { feeOf } from '../wallet/feeOf';
import { presentMethods } from '../wallet/methodHealth';
import { requireAmount } from '../wallet/requireAmount';
import { withMember } from '../wallet/withMember';
import { hasDeposited } from './hasDeposited';
import { findByKey, hashRequest, openOrder } from './openOrder';
import { defaultReasons, plannedOutcome } from './plannedOutcome';
import { toWireOrder } from './toWireOrder';

type Call = typeof walletWire.createDeposit;
/** Maximum number of unpaid orders of one player. */
export const maxUnpaidOrders = 3;

/** Opens a deposit; repeating the idempotency key returns the same order. */
export const createDeposit: Handler<Call> = async (context) => {
  const { input, merchant, player, db, platform, request } = context;
  const { memberId } = player;
  const { idempotencyKey } = input;
  const requestHash = hashRequest(input);
  const order = await withMember(db, memberId, async (tx) => {
    const made = await findByKey(tx, { memberId, idempotencyKey, requestHash });
    if (made) return made;
    await requireDepositWithinLimits(tx, memberId, { amount: input.amount, now: context.clock.now() });
    const method = await requireMethod(context, tx);
    const promotion = await requirePromotion(context, tx);
    await requireFewUnpaid(tx, memberId);
    const now = context.clock.now();
    const fee = feeOf(input.amount, method.feeRate, merchant);
    return openOrder(tx, {
      orderNo: await nextNumber(tx, 'D', now),
      kind: 'deposit',
      merchant: merchant.code,
      memberId,
      idempotencyKey,
      requestHash,
      methodId: method.methodId,
      amount: input.amount,
      fee,
      // Only money that arrives is to be played.
      turnover: toCurrency(multiplyMoney(subtractMoney(input.amount, fee), method.turnoverRate), merchant.symbol),
      channelId: input.channelId ?? null,
      promotionId: promotion?.promotionId ?? null,
      bonus: promotion ? bonusOf(promotion, input.amount, merchant) : '0',
      campaign: JSON.stringify(input.campaign ?? {}),
      step: 'waiting',
      dueAt: now + method.payWithinMinutes * 60_000,
      expiresAt: now + method.payWithinMinutes * 60_000,
      reason: plannedOutcome(input.amount) === 'rejected' ? defaultReasons.deposit : null,
      returnOrigin: appOriginOf(request, platform.settings),
      createdAt: now,
      updatedAt: now,
    });
  });
  return toWireOrder(db, order, { merchant, vendorOrigin: vendorOriginOf(request, platform.settings) });
};

async function requireMethod({ input, merchant }: CallContext<Call>, tx: Db): Promise<DepositMethod> {
  const method = (await presentMethods(tx, merchant)).find(({ methodId }) => methodId === input.methodId);
  if (!method) return refuse('FIELD_INVALID', { field: 'methodId' });
  const { channels = [] } = method;
  const channel = channels.find(({ channelId }) => channelId === input.channelId);
  if (input.channelId !== undefined && !channel) return refuse('FIELD_INVALID', { field: 'channelId' });
  const way = { ...method, ...(channel ?? channels[0]), name: method.name };
  if (method.health === 'down' || way.health === 'down') return refuse('METHOD_DOWN');
  requireAmount(input.amount, merchant, way);
  const missing = method.fields.find((field) => field !== 'remark' && !input[field]?.trim());
  return missing ? refuse('FIELD_INVALID', { field: missing }) : way;
}

async function requirePromotion({ input, merchant, player }: CallContext<Call>, tx: Db) {
  if (input.promotionId === undefined) return undefined;
  const promotion = findPromotion(merchant, input.promotionId) ?? refuse('FIELD_INVALID', { field: 'promotionId' });
  if (promotion.isFirstOnly && (await hasDeposited(tx, player.memberId))) return refuse('PROMOTION_CLOSED', { reason: 'firstDeposit' });
  return compareMoney(input.amount, promotion.min) < 0 ? refuse('BELOW_MIN', { min: promotion.min }) : promotion;
}

async function requireFewUnpaid(tx: Db, memberId: string): Promise<void> {
  const unpaid = await tx
    .select({ orderNo: moneyOrders.orderNo })
    .from(moneyOrders)
    .where(and(eq(moneyOrders.memberId, memberId), eq(moneyOrders.step, 'waiting')))
    .orderBy(desc(moneyOrders.createdAt));
  if (unpaid.length >= maxUnpaidOrders) refuse('OPEN_ORDER', { orderNo: unpaid[0]?.orderNo });
}
