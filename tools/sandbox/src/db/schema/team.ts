import { numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ProductType } from '@parlour/agent/wire';
import { amount, moment } from './columns';

export const agentNodes = pgTable('agent_node', {
  memberId: text('member_id').primaryKey(),
  merchant: text('merchant').notNull(),
  uplineId: text('upline_id'),
  /** Ids from the top down to the member: "/m-ramon/m-agnes/". */
  path: text('path').notNull(),
});
export type AgentNode = typeof agentNodes.$inferSelect;

export const agentCodes = pgTable(
  'agent_code',
  { code: text('code').notNull(), merchant: text('merchant').notNull(), memberId: text('member_id').notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

export const agentRebates = pgTable(
  'agent_rebate',
  {
    memberId: text('member_id').notNull(),
    productType: text('product_type').$type<ProductType>().notNull(),
    /** Percentage of valid bets. */
    rate: numeric('rate', { precision: 6, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.productType] })],
);

export const agentTransfers = pgTable('agent_transfer', {
  transferNo: text('transfer_no').primaryKey(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  toId: text('to_id').notNull(),
  amount: amount('amount').notNull(),
  balanceAfter: amount('balance_after').notNull(),
  at: moment('at').notNull(),
});
export type AgentTransfer = typeof agentTransfers.$inferSelect;

export const agentSettlements = pgTable('agent_settlement', {
  id: text('id').primaryKey(),
  memberId: text('member_id').notNull(),
  kind: text('kind', { enum: ['salary', 'dividend', 'hourly', 'rebate'] }).notNull(),
  periodFrom: moment('period_from').notNull(),
  periodTo: moment('period_to').notNull(),
  gross: amount('gross').notNull(),
  passedOn: amount('passed_on').notNull(),
  amount: amount('amount').notNull(),
  paidAt: moment('paid_at').notNull(),
});
