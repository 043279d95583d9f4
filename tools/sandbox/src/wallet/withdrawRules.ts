import type { GatewayLanguage } from '@parlour/kernel';
import { addMoney, compareMoney } from '@parlour/kernel/money';
import type { walletWire } from '@parlour/wallet/wire';
import { asc, desc, eq, and } from 'drizzle-orm';
import { type Merchant, merchantMidnight, withdrawLimits } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { moneyOrders, turnovers } from '../db/schema/orders';
import type { Handler } from '../http/answer';
import { booksOf } from '../ledger/books';
import { purseOf } from '../ledger/purseOf';
import { wireAmount } from '../ledger/wireAmount';
import { memberOf } from '../member/memberOf';
import { countWithdrawalsToday } from '../orders/countWithdrawalsToday';
import { settleDueOrders } from '../orders/settleOrders';
import { depositMethods } from './depositMethods';
import { gameKinds, namesOf } from './gameKinds';
import { openTurnover } from './turnover';
import { readConditions } from './withdrawConditions';

export const getWithdrawRules: Handler<typeof walletWire.getWithdrawRules> = async ({
  merchant,
  player,
  db,
  clock,
  platform,
  language,
}) => {
  const now = clock.now();
  const { memberId, type } = player;
  await settleDueOrders(db, { now, stepMs: platform.settings.stepMs }, memberId);
  const member = await memberOf(db, memberId);
  const { phoneVerified, kycPassed, closedUntil } = await readConditions(db, merchant, member);
  const { dailyCount, ...limits } = withdrawLimits(merchant);
  const { cash: balance, bonus } = await purseOf(db, booksOf(merchant, type), memberId);
  const { ofCash, ofBonus } = await readTurnovers(db, merchant, { memberId, language });
  const blocked = compareMoney(await openTurnover(db, memberId), '0') > 0;
  return {
    ...limits,
    dailyCount,
    balance,
    withdrawable: blocked ? '0.00' : balance,
    currencySymbol: merchant.symbol,
    remainingToday: Math.max(0, dailyCount - (await countWithdrawalsToday(db, memberId, merchantMidnight(merchant, now)))),
    hasPaymentPassword: member.paymentPasswordHash !== null,
    payeeName: member.payeeName,
    phoneVerified,
    kycPassed,
    closedUntil,
    turnover: ofCash,
    bonus: compareMoney(bonus, '0') > 0 ? { balance: bonus, turnover: ofBonus } : null,
  };
};

/** Returns the requirements since the last paid withdrawal, and any older one that is still open: of the cash, and of the bonuses. */
async function readTurnovers(db: Db, merchant: Merchant, { memberId, language }: { memberId: string; language: GatewayLanguage }) {
  const [paid] = await db
    .select({ at: moneyOrders.createdAt })
    .from(moneyOrders)
    .where(and(eq(moneyOrders.memberId, memberId), eq(moneyOrders.step, 'completed')))
    .orderBy(desc(moneyOrders.createdAt))
    .limit(1);
  const rows = await db
    .select({ turnover: turnovers, methodId: moneyOrders.methodId })
    .from(turnovers)
    .leftJoin(moneyOrders, eq(moneyOrders.orderNo, turnovers.orderNo))
    .where(eq(turnovers.memberId, memberId))
    .orderBy(asc(turnovers.creditedAt));
  const sources = rows
    .filter(({ turnover }) => turnover.creditedAt > (paid?.at ?? 0) || compareMoney(turnover.done, turnover.required) < 0)
    .map(({ turnover, methodId }) => ({
      isBonus: turnover.locked !== null,
      orderNo: turnover.orderNo,
      kind: turnover.label === null ? ('deposit' as const) : ('bonus' as const),
      label: turnover.label?.[language] ?? depositMethods(merchant).find((method) => method.methodId === methodId)?.name ?? methodId ?? '',
      required: wireAmount(turnover.required),
      done: wireAmount(turnover.done),
      at: turnover.creditedAt,
      games: namesOf(turnover.counts ?? gameKinds, language),
    }));
  const sumUp = (isMeant: boolean) => {
    const own = sources.filter(({ isBonus }) => isBonus === isMeant).map(({ isBonus: _isBonus, ...source }) => source);
    const [first] = own;
    if (!first) return null;
    const areAlike = own.every(({ games }) => String(games) === String(first.games));
    return {
      required: own.reduce((sum, { required }) => addMoney(sum, required), '0'),
      done: own.reduce((sum, { done }) => addMoney(sum, done), '0'),
      // The games of one bonus do not count towards another.
      games: areAlike ? first.games : [],
      sources: areAlike ? own.map((source) => ({ ...source, games: [] })) : own,
    };
  };
  return { ofCash: sumUp(false), ofBonus: sumUp(true) };
}
