import { addMoney, type Money } from '@parlour/kernel/money';
import { sql } from 'drizzle-orm';
import type { IncomeKind, Period } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';
import { wireAmount } from '../ledger/wireAmount';

/** Returns an agent's income in a period, from the ledger. */
export async function incomeOf(db: Db, memberId: string, { from, to }: Period): Promise<Record<IncomeKind | 'total', Money>> {
  const rows = rowsOf<{ kind: string; amount: string }>(
    await db.execute(sql`SELECT entry.kind, sum(posting.amount)::text AS amount
      FROM posting JOIN journal_entry AS entry ON entry.id = posting.entry_id JOIN ledger_account AS account ON account.id = posting.account_id
      WHERE account.member_id = ${memberId} AND entry.kind LIKE 'agent.%' AND entry.booked_at >= ${from} AND entry.booked_at < ${to}
      GROUP BY entry.kind`),
  );
  const of = (kind: IncomeKind) => wireAmount(rows.find((row) => row.kind === `agent.${kind}`)?.amount ?? '0');
  const [salary, dividend, hourly, rebate] = [of('salary'), of('dividend'), of('hourly'), of('rebate')];
  return { salary, dividend, hourly, rebate, total: [salary, dividend, hourly, rebate].reduce(addMoney) };
}
