import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const historyRequests = pgTable('history_request', {
  requestNo: text('request_no').primaryKey(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  from: moment('from_at').notNull(),
  to: moment('to_at').notNull(),
  requestedAt: moment('requested_at').notNull(),
  readyAt: moment('ready_at').notNull(),
  deliveredAt: moment('delivered_at'),
});
export type HistoryRequest = typeof historyRequests.$inferSelect;
