import { addMoney, type Money } from '@parlour/kernel/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { ledgerAccounts } from '../db/schema/ledger';
import type { Books } from './books';

export type Purse = {
  /** The main wallet: deposits, games and withdrawals use it. */
  cash: Money;
  /** Games use it once the cash is spent; it becomes cash when its turnover is complete. */
  bonus: Money;
  /** The money that games can use. */
  playable: Money;
  /** All of it, with the provider wallets and without money held for a withdrawal. */
  total: Money;
};

/** Returns a member's money by its possible use. */
export async function purseOf(db: Db, books: Books, memberId: string): Promise<Purse> {
  const accounts = await db
    .select({ role: ledgerAccounts.role, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.currency, books.currency)));
  const sum = (isMeant: (role: string) => boolean) =>
    accounts.filter(({ role }) => isMeant(role)).reduce((total, { balance }) => addMoney(total, balance), '0.00');
  return {
    cash: sum((role) => role === 'player'),
    bonus: sum((role) => role === 'bonus'),
    playable: sum((role) => role === 'player' || role === 'bonus'),
    total: sum((role) => role !== 'held'),
  };
}
