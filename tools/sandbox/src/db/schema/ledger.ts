import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns';

/** Roles of accounts: `player`, `held`, `bonus` and `wallet:<id>` belong to a member, the others to the house. */
export type LedgerRole =
  'player' | 'held' | 'bonus' | 'payments' | 'games' | 'fees' | 'trial' | 'bonuses' | 'commissions' | `wallet:${string}`;

export const ledgerAccounts = pgTable('ledger_account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  currency: text('currency').notNull(),
  role: text('role').$type<LedgerRole>().notNull(),
  memberId: text('member_id'),
  /** The sum of the postings, kept by a trigger. */
  balance: amount('balance').notNull().default('0'),
});

export const journalEntries = pgTable('journal_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  kind: text('kind').notNull(),
  reference: text('reference').notNull(),
  bookedAt: moment('booked_at').notNull(),
});

export const postings = pgTable(
  'posting',
  {
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    amount: amount('amount').notNull(),
    /** Filled by a trigger. */
    balanceAfter: amount('balance_after').notNull().default('0'),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.accountId] })],
);
