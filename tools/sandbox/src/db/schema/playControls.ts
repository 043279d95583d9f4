import type { LimitKind, LimitPeriod } from '@parlour/wallet/wire';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns';

const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const playLimits = pgTable(
  'play_limit',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    amount: amount('amount').notNull(),
    /** While `askedAt` is set, null means that the member asked to remove the limit. */
    pendingAmount: amount('pending_amount'),
    askedAt: moment('asked_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);
export type LimitRow = typeof playLimits.$inferSelect;

export const playPauses = pgTable('play_pause', {
  id: number(),
  memberId: text('member_id').notNull(),
  kind: text('kind', { enum: ['break', 'exclusion'] }).notNull(),
  startedAt: moment('started_at').notNull(),
  /** Null for good. */
  until: moment('until'),
});

export const playStretches = pgTable('play_stretch', {
  id: number(),
  memberId: text('member_id').notNull(),
  fromAt: moment('from_at').notNull(),
  toAt: moment('to_at').notNull(),
});
