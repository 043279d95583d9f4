import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns';

export type OrderStep = 'waiting' | 'confirming' | 'credited' | 'submitted' | 'review' | 'sent' | 'completed' | 'rejected' | 'expired';

export const withdrawalAccounts = pgTable('withdrawal_account', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  providerId: text('provider_id').notNull(),
  number: text('number').notNull(),
  holder: text('holder').notNull(),
  isDefault: boolean('is_default').notNull(),
  status: text('status', { enum: ['active', 'review', 'locked'] }).notNull(),
  addedAt: moment('added_at').notNull(),
});

export const moneyOrders = pgTable('money_order', {
  orderNo: text('order_no').primaryKey(),
  kind: text('kind', { enum: ['deposit', 'withdrawal'] }).notNull(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  /** Deposit method, or provider of the account that is paid out to. */
  methodId: text('method_id').notNull(),
  accountLabel: text('account_label'),
  amount: amount('amount').notNull(),
  fee: amount('fee').notNull(),
  turnover: amount('turnover').notNull().default('0'),
  step: text('step').$type<OrderStep>().notNull(),
  /** When the next step comes by itself; null waits for the player or is the end. */
  dueAt: moment('due_at'),
  expiresAt: moment('expires_at'),
  /** Why it was, or will be, rejected. */
  reason: text('reason'),
  /** Where a payment page leads back to. */
  returnOrigin: text('return_origin'),
  paymentReference: text('payment_reference'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  balanceAfter: amount('balance_after'),
});
export type MoneyOrder = typeof moneyOrders.$inferSelect;

export const orderSteps = pgTable(
  'order_step',
  {
    orderNo: text('order_no').notNull(),
    position: integer('position').notNull(),
    step: text('step').$type<OrderStep | 'created'>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

export const turnovers = pgTable('turnover', {
  orderNo: text('order_no').primaryKey(),
  memberId: text('member_id').notNull(),
  required: amount('required').notNull(),
  done: amount('done').notNull().default('0'),
  creditedAt: moment('credited_at').notNull(),
});
