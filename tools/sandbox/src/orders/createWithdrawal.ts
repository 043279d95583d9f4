import { compareMoney } from '@parlour/kernel/money';
import type { walletWire } from '@parlour/wallet/wire';
import { and, eq } from 'drizzle-orm';
import { merchantMidnight, withdrawLimits } from '@parlour/sandbox-world';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { withdrawalAccounts } from '../db/schema/orders';
import type { Handler } from '../http/answer';
import { vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { maskNumber } from '../wallet/accounts';
import { feeOf } from '../wallet/feeOf';
import { requirePaymentPassword } from '../wallet/paymentPassword';
import { requireAmount } from '../wallet/requireAmount';
import { openTurnover } from '../wallet/turnover';
import { withMember } from '../wallet/withMember';
import { readConditions, requireConditions } from '../wallet/withdrawConditions';
import { countWithdrawalsToday } from './countWithdrawalsToday';
import { findByKey, hashRequest, openOrder } from './openOrder';
import { defaultReasons, delayMs, plannedOutcome } from './plannedOutcome';
import { toWireOrder } from './toWireOrder';

/** Opens a withdrawal and holds its money; repeating the idempotency key returns the same order. */
export const createWithdrawal: Handler<typeof walletWire.createWithdrawal> = async ({
  input,
  merchant,
  player,
  db,
  clock,
  platform,
  request,
}) => {
  const { memberId } = player;
  const { idempotencyKey, accountId, amount } = input;
  const key = { memberId, idempotencyKey, requestHash: hashRequest({ accountId, amount }) };
  const view = { merchant, vendorOrigin: vendorOriginOf(request, platform.settings) };
  const made = await findByKey(db, key);
  if (made) return toWireOrder(db, made, view);

  const now = clock.now();
  await requirePaymentPassword(db, memberId, { given: input.paymentPassword, now });
  const order = await withMember(db, memberId, async (tx, member) => {
    const first = await findByKey(tx, key);
    if (first) return first;
    requireConditions(await readConditions(tx, merchant, member), now);
    const limits = withdrawLimits(merchant);
    const account = await requireAccount(tx, memberId, { accountId, now });
    requireAmount(amount, merchant, limits);
    if ((await countWithdrawalsToday(tx, memberId, merchantMidnight(merchant, now))) >= limits.dailyCount) return refuse('DAILY_LIMIT');
    const remaining = await openTurnover(tx, memberId);
    if (compareMoney(remaining, '0') > 0) return refuse('TURNOVER_OPEN', { remaining });
    const outcome = plannedOutcome(amount);
    return openOrder(tx, {
      ...key,
      orderNo: await nextNumber(tx, 'W', now),
      kind: 'withdrawal',
      merchant: merchant.code,
      methodId: account.providerId,
      accountLabel: maskNumber(account.number),
      amount,
      fee: feeOf(amount, limits.feeRate, merchant),
      step: 'submitted',
      dueAt: now + (outcome === 'delayed' ? delayMs : platform.settings.stepMs),
      reason: outcome === 'rejected' ? defaultReasons.withdrawal : null,
      createdAt: now,
      updatedAt: now,
    });
  });
  return toWireOrder(db, order, view);
};

async function requireAccount(tx: Db, memberId: string, { accountId, now }: { accountId: string; now: number }) {
  const [account] = await tx
    .select()
    .from(withdrawalAccounts)
    .where(and(eq(withdrawalAccounts.id, accountId), eq(withdrawalAccounts.memberId, memberId)));
  if (account?.status !== 'active') return refuse('FIELD_INVALID', { field: 'accountId' });
  const { coolingUntil } = account;
  return coolingUntil !== null && coolingUntil > now ? refuse('ACCOUNT_COOLING', { coolingUntil }) : account;
}
