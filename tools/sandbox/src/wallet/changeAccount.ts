import type { walletWire } from '@parlour/wallet/wire';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { moneyOrders, withdrawalAccounts } from '../db/schema/orders';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { maskNumber, readAccounts } from './accounts';
import { requirePaymentPassword } from './paymentPassword';
import { withMember } from './withMember';

const ownAccount = (memberId: string, accountId: string) =>
  and(eq(withdrawalAccounts.memberId, memberId), eq(withdrawalAccounts.id, accountId));

async function requireOwn(db: Db, memberId: string, accountId: string) {
  const [account] = await db.select().from(withdrawalAccounts).where(ownAccount(memberId, accountId));
  return account ?? refuse('FIELD_INVALID', { field: 'accountId' });
}

export const revealAccount: Handler<typeof walletWire.revealAccount> = async ({ input, player, db, clock }) => {
  await requirePaymentPassword(db, player.memberId, { given: input.paymentPassword, now: clock.now() });
  return { number: (await requireOwn(db, player.memberId, input.accountId)).number };
};

export const setDefaultAccount: Handler<typeof walletWire.setDefaultAccount> = async ({ input, merchant, player, db }) => {
  const { memberId } = player;
  return withMember(db, memberId, async (tx) => {
    const account = await requireOwn(tx, memberId, input.accountId);
    if (account.status !== 'active') return refuse('FIELD_INVALID', { field: 'accountId' });
    await tx.update(withdrawalAccounts).set({ isDefault: false }).where(eq(withdrawalAccounts.memberId, memberId));
    await tx.update(withdrawalAccounts).set({ isDefault: true }).where(ownAccount(memberId, account.id));
    return readAccounts(tx, merchant, memberId);
  });
};

/** Removes an account that never received a withdrawal; otherwise an employee must check it first. */
export const removeAccount: Handler<typeof walletWire.removeAccount> = async ({ input, player, db, clock }) => {
  const { memberId } = player;
  await requirePaymentPassword(db, memberId, { given: input.paymentPassword, now: clock.now() });
  return withMember(db, memberId, async (tx) => {
    const account = await requireOwn(tx, memberId, input.accountId);
    const orderNo = await findPayout(tx, account);
    if (account.status !== 'active' || orderNo) return refuse('ACCOUNT_IN_USE', { orderNo });
    await tx.delete(withdrawalAccounts).where(ownAccount(memberId, account.id));
    const [next] = await tx
      .select()
      .from(withdrawalAccounts)
      .where(and(eq(withdrawalAccounts.memberId, memberId), eq(withdrawalAccounts.status, 'active')))
      .orderBy(asc(withdrawalAccounts.addedAt))
      .limit(1);
    if (account.isDefault && next) await tx.update(withdrawalAccounts).set({ isDefault: true }).where(eq(withdrawalAccounts.id, next.id));
    return null;
  });
};

/** Returns the latest withdrawal to an account. */
async function findPayout(tx: Db, { memberId, providerId, number }: typeof withdrawalAccounts.$inferSelect): Promise<string | undefined> {
  const [order] = await tx
    .select({ orderNo: moneyOrders.orderNo })
    .from(moneyOrders)
    .where(
      and(
        eq(moneyOrders.memberId, memberId),
        eq(moneyOrders.kind, 'withdrawal'),
        eq(moneyOrders.methodId, providerId),
        eq(moneyOrders.accountLabel, maskNumber(number)),
      ),
    )
    .orderBy(desc(moneyOrders.createdAt))
    .limit(1);
  return order?.orderNo;
}
