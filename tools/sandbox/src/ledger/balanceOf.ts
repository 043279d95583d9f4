import type { Money } from '@parlour/kernel/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { ledgerAccounts } from '../db/schema/ledger';
import type { Books } from './books';
import { wireAmount } from './wireAmount';

/** Returns the cash of a member: the main wallet, without bonus money. */
export async function balanceOf(db: Db, books: Books, memberId: string): Promise<Money> {
  const [account] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.role, 'player'), eq(ledgerAccounts.currency, books.currency)));
  return wireAmount(account?.balance ?? '0');
}
