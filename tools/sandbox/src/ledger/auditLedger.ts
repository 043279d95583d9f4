import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rowsOf';
import type { Db } from '../db/Database';

export type Audit = {
  /** True when every sum below is zero and no member account is negative. */
  sound: boolean;
  entries: number;
  /** Sum of all postings per currency. */
  sums: Record<string, string>;
  unbalancedEntries: number;
  /** Accounts whose balance differs from the sum of their postings. */
  wrongBalances: number;
  negativeMembers: number;
};

/** Recomputes the ledger from its postings. */
export async function auditLedger(db: Db): Promise<Audit> {
  const sums = rowsOf<{ currency: string; total: string }>(
    await db.execute(sql`
      SELECT currency, trim_scale(sum(amount))::text AS total
      FROM posting JOIN ledger_account ON ledger_account.id = account_id GROUP BY currency`),
  );
  const [counts] = rowsOf<Record<'entries' | 'unbalanced' | 'wrong' | 'negative', number>>(
    await db.execute(sql`
      SELECT
        (SELECT count(*)::int FROM journal_entry) AS entries,
        (SELECT count(*)::int FROM (SELECT 1 FROM posting GROUP BY entry_id HAVING sum(amount) <> 0) AS broken) AS unbalanced,
        (SELECT count(*)::int FROM ledger_account
          WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM posting WHERE account_id = ledger_account.id)) AS wrong,
        (SELECT count(*)::int FROM ledger_account WHERE member_id IS NOT NULL AND balance < 0) AS negative`),
  );
  const { entries = 0, unbalanced = 0, wrong = 0, negative = 0 } = counts ?? {};
  return {
    sound: sums.every(({ total }) => Number(total) === 0) && unbalanced + wrong + negative === 0,
    entries,
    sums: Object.fromEntries(sums.map(({ currency, total }) => [currency, total])),
    unbalancedEntries: unbalanced,
    wrongBalances: wrong,
    negativeMembers: negative,
  };
}
