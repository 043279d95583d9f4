import { sql } from 'drizzle-orm';
import type { Period } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';
import { wireAmount } from '../ledger/wireAmount';
import { type MoneySums, isWithin, moneySums, noSums, teamPostings, toMoney } from './teamMoney';

/**
 * Returns the figures of all members at or below a path in a period: money from the ledger, member counts from bets and
 * registrations.
 */
export async function teamFigures(db: Db, path: string, { from, to }: Period) {
  const [sums = noSums] = rowsOf<MoneySums>(
    await db.execute(
      sql`SELECT ${moneySums} FROM ${teamPostings} WHERE ${isWithin(path)} AND entry.booked_at >= ${from} AND entry.booked_at < ${to}`,
    ),
  );
  const [members] = rowsOf<{ active: number; joined: number }>(
    await db.execute(sql`SELECT
      (SELECT count(DISTINCT bet.member_id)::int FROM bet JOIN agent_node AS node USING (member_id)
        WHERE ${isWithin(path)} AND bet.placed_at >= ${from} AND bet.placed_at < ${to} AND bet.status <> 'cancelled') AS active,
      (SELECT count(*)::int FROM member JOIN agent_node AS node ON node.member_id = member.id
        WHERE ${isWithin(path)} AND node.path <> ${path} AND member.joined_at >= ${from} AND member.joined_at < ${to}) AS joined`),
  );
  return {
    ...toMoney(sums),
    payouts: wireAmount(sums.payout),
    activeMembers: members?.active ?? 0,
    newMembers: members?.joined ?? 0,
  };
}
