import type { Money } from '@parlour/kernel/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';
import type { Books } from '../ledger/books';
import { wireAmount } from '../ledger/wireAmount';

/** Midnight of every time zone falls on a quarter of an hour. */
export const QUARTER_MS = 900_000;

export type KindMove = { quarter: number; kind: string; amount: Money };

type Wanted = { memberId: string; books: Books; from: number; to: number };

/**
 * Sums each kind of entry over all of a member's accounts (spendable, held and other wallets), by quarter of an hour. Money moved
 * between these accounts sums to zero.
 */
export async function readMoves(db: Db, { memberId, books, from, to }: Wanted): Promise<KindMove[]> {
  const rows = rowsOf<{ quarter: string; kind: string; amount: string }>(
    await db.execute(sql`
      SELECT (booked_at / ${sql.raw(String(QUARTER_MS))})::text AS quarter, kind, sum(amount)::text AS amount
      FROM posting
      JOIN ledger_account ON ledger_account.id = account_id
      JOIN journal_entry ON journal_entry.id = entry_id
      WHERE member_id = ${memberId} AND ledger_account.merchant = ${books.merchant} AND currency = ${books.currency}
        AND booked_at >= ${from} AND booked_at < ${to}
      GROUP BY 1, 2`),
  );
  return rows.map(({ quarter, kind, amount }) => ({ quarter: Number(quarter), kind, amount: wireAmount(amount) }));
}
