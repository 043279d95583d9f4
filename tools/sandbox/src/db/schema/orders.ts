import type { GameKind } from '@parlour/sandbox-world';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns';

export type OrderStep =
  'waiting' | 'confirming' | 'credited' | 'submitted' | 'review' | 'sent' | 'completed' | 'rejected' | 'expired' | 'cancelled';

export const withdrawalAccounts = pgTable('withdrawal_account', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  providerId: text('provider_id').notNull(),
  number: text('number').notNull(),
  holder: text('holder').notNull(),
  isDefault: boolean('is_default').notNull(),
  status: text('status', { enum: ['active', 'review', 'locked'] }).notNull(),
  addedAt: moment('added_at').notNull(),
  coolingUntil: moment('cooling_until'),
});

export const withdrawConditions = pgTable('withdraw_condition', {
  memberId: text('member_id').primaryKey(),
  kycPassed: boolean('kyc_passed'),
  closedUntil: moment('closed_until'),
  coolingMs: moment('cooling_ms').notNull().default(0),
});

export const moneyOrders = pgTable('money_order', {
  orderNo: text('order_no').primaryKey(),
  kind: text('kind', { enum: ['deposit', 'withdrawal'] }).notNull(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  /** Deposit method, or provider of the withdrawal account. */
  methodId: text('method_id').notNull(),
  /** One of the method's channels. */
  channelId: text('channel_id'),
  /** Offer that the player chose with a deposit, and its bonus. */
  promotionId: text('promotion_id'),
  bonus: amount('bonus').notNull().default('0'),
  /** JSON: campaign data of the link that led to the registration. Only the first deposit has it. */
  campaign: text('campaign').notNull().default('{}'),
  accountLabel: text('account_label'),
  amount: amount('amount').notNull(),
  fee: amount('fee').notNull(),
  turnover: amount('turnover').notNull().default('0'),
  step: text('step').$type<OrderStep>().notNull(),
  /** Time of the next automatic step; null if the order waits for the player or has ended. */
  dueAt: moment('due_at'),
  expiresAt: moment('expires_at'),
  /** Reason why it was, or will be, rejected. */
  reason: text('reason'),
  /** Return address of a payment page. */
  returnOrigin: text('return_origin'),
  paymentReference: text('payment_reference'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  balanceAfter: amount('balance_after'),
  bonusAfter: amount('bonus_after'),
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
  /** Number of the deposit, or of the claim of a reward. */
  orderNo: text('order_no').primaryKey(),
  memberId: text('member_id').notNull(),
  required: amount('required').notNull(),
  done: amount('done').notNull().default('0'),
  creditedAt: moment('credited_at').notNull(),
  /** Name of a requirement without an order, by gateway language. */
  label: jsonb('label').$type<Record<string, string>>(),
  /** Kinds of games whose stakes count; null if all do. */
  counts: jsonb('counts').$type<readonly GameKind[]>(),
  /** Bonus money that waits for it, zero once released; null for the turnover of a deposit. */
  locked: amount('locked'),
});

export const depositProofParts = pgTable(
  'deposit_proof_part',
  {
    orderNo: text('order_no').notNull(),
    proofId: text('proof_id').notNull(),
    part: integer('part').notNull(),
    parts: integer('parts').notNull(),
    data: text('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.proofId, table.part] })],
);

export const methodHealth = pgTable(
  'method_health',
  {
    merchant: text('merchant').notNull(),
    methodId: text('method_id').notNull(),
    health: text('health', { enum: ['ok', 'slow', 'down'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.methodId] })],
);

export const walletTransfers = pgTable('wallet_transfer', {
  transferNo: text('transfer_no').primaryKey(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  fromWallet: text('from_wallet').notNull(),
  toWallet: text('to_wallet').notNull(),
  amount: amount('amount').notNull(),
  at: moment('at').notNull(),
});
