import { subtractMoney, wageringOf } from '@parlour/kernel/money';
import { count, eq } from 'drizzle-orm';
import { type Merchant, findMerchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { type MoneyOrder, type OrderStep, moneyOrders, orderSteps, turnovers } from '../db/schema/orders';
import { booksOf } from '../ledger/books';
import { type Move, postEntries } from '../ledger/postEntries';
import { purseOf } from '../ledger/purseOf';
import { readPause } from '../playControls/readPause';
import { noteOrderPush } from '../push/noteOrderPush';
import { noteTaken } from '../promotions/noteTaken';
import { creditBonusMoney } from '../wallet/bonusMoney';
import { bonusNumber, findPromotion } from '../wallet/depositPromotions';
import { hasDeposited } from './hasDeposited';

/** Steps that follow automatically once their time is up; all other steps wait for the player or are final. */
const following: Partial<Record<OrderStep, OrderStep>> = {
  waiting: 'expired',
  confirming: 'credited',
  submitted: 'review',
  review: 'sent',
  sent: 'completed',
};

export function isOpen(order: Pick<MoneyOrder, 'step'>): boolean {
  return order.step in following;
}

/** Returns the next step of an order; an order with a rejection reason is rejected when it is reviewed. */
export function nextStep({ step, reason }: Pick<MoneyOrder, 'step' | 'reason'>): OrderStep | undefined {
  return reason !== null && (step === 'confirming' || step === 'review') ? 'rejected' : following[step];
}

/** Advances an order by one step and moves the money that belongs to the step. The caller must have locked the player's row, then the order's. */
export async function advanceOrder(
  tx: Db,
  order: MoneyOrder,
  { step, at, dueAt }: { step: OrderStep; at: number; dueAt: number | null },
): Promise<MoneyOrder> {
  const after = await bookStep(tx, order, { step, at });
  const open = step in following;
  const [updated] = await tx
    .update(moneyOrders)
    .set({ step, updatedAt: at, dueAt: open ? dueAt : null, ...after })
    .where(eq(moneyOrders.orderNo, order.orderNo))
    .returning();
  if (!updated) throw new Error(`order ${order.orderNo} is gone`);
  const [steps] = await tx.select({ count: count() }).from(orderSteps).where(eq(orderSteps.orderNo, order.orderNo));
  await tx.insert(orderSteps).values({ orderNo: order.orderNo, position: steps?.count ?? 0, step, at });
  await noteOrderPush(tx, updated, step);
  return updated;
}

type Booking = { kind: string; moves: Move[] };

type Standing = Partial<Pick<MoneyOrder, 'balanceAfter' | 'bonusAfter'>>;

/** Moves the money of a step and returns what the player has after it. */
async function bookStep(tx: Db, order: MoneyOrder, { step, at }: { step: OrderStep; at: number }): Promise<Standing> {
  const booking = bookingOf(order, step);
  if (!booking) return {};
  const merchant = findMerchant(order.merchant);
  if (!merchant) throw new Error(`order ${order.orderNo} has no merchant`);
  const books = booksOf(merchant, 0);
  const balanceAfter = await postEntries(tx, books, [{ ...booking, reference: order.orderNo, at }]);
  // The money of a completed withdrawal left the player's balance when the order was opened.
  if (step === 'completed') return {};
  if (step !== 'credited' || !(await askForPlay(tx, order, { merchant, at }))) return { balanceAfter };
  const { cash, bonus } = await purseOf(tx, books, order.memberId);
  return { balanceAfter: cash, bonusAfter: bonus };
}

/** Adds the turnover requirement of a deposit, and credits the bonus that was chosen with it. Returns whether it brought one. */
async function askForPlay(tx: Db, order: MoneyOrder, { merchant, at }: { merchant: Merchant; at: number }): Promise<boolean> {
  const { orderNo, memberId, turnover: required, amount, fee, bonus } = order;
  // An excluded player could complete no turnover. A break only delays what the order has promised.
  if ((await readPause(tx, memberId, at))?.kind === 'exclusion') {
    await tx.update(moneyOrders).set({ turnover: '0', bonus: '0' }).where(eq(moneyOrders.orderNo, orderNo));
    return false;
  }
  if (Number(required) > 0) await tx.insert(turnovers).values({ memberId, creditedAt: at, orderNo, required });
  const promotion = order.promotionId === null ? undefined : findPromotion(merchant, order.promotionId);
  if (!promotion || Number(bonus) <= 0) return false;
  // Of several deposits with a bonus for the first one, only the one that arrives first brings it.
  if (promotion.isFirstOnly && (await hasDeposited(tx, memberId))) {
    await tx.update(moneyOrders).set({ bonus: '0' }).where(eq(moneyOrders.orderNo, orderNo));
    return false;
  }
  await creditBonusMoney(tx, booksOf(merchant, 0), {
    memberId,
    kind: 'deposit.bonus',
    reference: orderNo,
    amount: bonus,
    required: wageringOf(promotion, { received: subtractMoney(amount, fee), bonus, symbol: merchant.symbol }),
    counts: promotion.counts,
    turnoverNo: bonusNumber(orderNo),
    label: promotion.titles,
    at,
  });
  if (promotion.offer !== undefined) await noteTaken(tx, { memberId, offer: promotion.offer, amount: bonus, at });
  return true;
}

function bookingOf({ kind, memberId, amount, fee }: MoneyOrder, step: OrderStep): Booking | undefined {
  const receive = subtractMoney(amount, fee);
  if (step === 'credited') {
    return {
      kind: 'deposit',
      moves: [
        { role: 'player', memberId, amount: receive },
        { role: 'fees', amount: fee },
        { role: 'payments', amount: `-${amount}` },
      ],
    };
  }
  if (step === 'submitted') {
    return {
      kind: 'withdrawal.hold',
      moves: [
        { role: 'player', memberId, amount: `-${amount}` },
        { role: 'held', memberId, amount },
      ],
    };
  }
  if (step === 'completed') {
    return {
      kind: 'withdrawal',
      moves: [
        { role: 'held', memberId, amount: `-${amount}` },
        { role: 'fees', amount: fee },
        { role: 'payments', amount: receive },
      ],
    };
  }
  if (step === 'rejected' && kind === 'withdrawal') {
    return {
      kind: 'withdrawal.refund',
      moves: [
        { role: 'player', memberId, amount },
        { role: 'held', memberId, amount: `-${amount}` },
      ],
    };
  }
  return undefined;
}
