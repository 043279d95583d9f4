import { type Money, subtractMoney } from '@parlour/kernel/money';
import { type SQL, sql } from 'drizzle-orm';
import { wireAmount } from '../ledger/wireAmount';

export type MoneySums = { stake: string; payout: string; deposit: string; withdrawal: string };

/** Matches all nodes at or below a path as a range of the index: "0" is the character after "/". */
export function isWithin(path: string, column: SQL = sql`node.path`): SQL {
  return sql`${column} >= ${path} AND ${column} < ${`${path.slice(0, -1)}0`}`;
}

/** Postings of members with their entry and place in the tree. */
export const teamPostings = sql`
  posting JOIN journal_entry AS entry ON entry.id = posting.entry_id
  JOIN ledger_account AS account ON account.id = posting.account_id
  JOIN agent_node AS node ON node.member_id = account.member_id`;

/** Sums behind the team figures, all from the ledger. */
export const moneySums = sql`
  coalesce(-sum(posting.amount) FILTER (WHERE entry.kind IN ('bet.stake', 'lottery.stake')), 0)::text AS stake,
  coalesce(sum(posting.amount) FILTER (WHERE entry.kind IN ('bet.payout', 'lottery.payout')), 0)::text AS payout,
  coalesce(sum(posting.amount) FILTER (WHERE entry.kind = 'deposit'), 0)::text AS deposit,
  coalesce(-sum(posting.amount) FILTER (WHERE entry.kind = 'withdrawal'), 0)::text AS withdrawal`;

export const noSums: MoneySums = { stake: '0', payout: '0', deposit: '0', withdrawal: '0' };

/** Formats sums for the wire. */
export function toMoney({ stake, payout, deposit, withdrawal }: MoneySums): Record<'bets' | 'netLoss' | 'deposits' | 'withdrawals', Money> {
  return {
    bets: wireAmount(stake),
    netLoss: subtractMoney(stake, payout),
    deposits: wireAmount(deposit),
    withdrawals: wireAmount(withdrawal),
  };
}
