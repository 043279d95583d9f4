import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns';

/** Draws that were drawn early. */
export const lotteryDraws = pgTable(
  'lottery_draw',
  {
    nodeId: text('node_id').notNull(),
    drawNo: text('draw_no').notNull(),
    /** Null if the seed determines the result. */
    numbers: jsonb('numbers').$type<string[]>(),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.drawNo] })],
);

export const lotterySlips = pgTable('lottery_slip', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  nodeId: text('node_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  drawNo: text('draw_no').notNull(),
  draws: integer('draws').notNull(),
  stake: amount('stake').notNull(),
  stopOnWin: boolean('stop_on_win').notNull(),
  placedAt: moment('placed_at').notNull(),
});
export type LotterySlip = typeof lotterySlips.$inferSelect;

export const lotteryOrders = pgTable('lottery_order', {
  /** Bet in the betting record. */
  orderId: text('order_id').primaryKey(),
  slipId: text('slip_id').notNull(),
  playType: text('play_type').notNull(),
  picks: jsonb('picks').$type<string[][]>().notNull(),
  bets: integer('bets').notNull(),
  unit: amount('unit').notNull(),
  multiplier: integer('multiplier').notNull(),
  rebate: amount('rebate').notNull(),
});
export type LotteryOrder = typeof lotteryOrders.$inferSelect;

export const lotterySubOrders = pgTable('lottery_sub_order', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  memberId: text('member_id').notNull(),
  nodeId: text('node_id').notNull(),
  drawNo: text('draw_no').notNull(),
  closesAt: moment('closes_at').notNull(),
  drawsAt: moment('draws_at').notNull(),
  multiplier: integer('multiplier').notNull(),
  stake: amount('stake').notNull(),
  payout: amount('payout').notNull().default('0'),
  status: text('status', { enum: ['open', 'won', 'lost', 'cancelled', 'stopped'] }).notNull(),
  settledAt: moment('settled_at'),
});
export type LotterySubOrder = typeof lotterySubOrders.$inferSelect;
