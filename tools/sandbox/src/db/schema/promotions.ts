import type { GatewayLanguage } from '@parlour/kernel';
import type { RewardStatus } from '@parlour/promotions/wire';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns';

/** Status of one player's reward; an offer that the player has not acted on has no row. */
export const rewards = pgTable('reward', {
  id: text('id').primaryKey(),
  memberId: text('member_id').notNull(),
  offer: text('offer').notNull(),
  status: text('status').$type<RewardStatus>().notNull(),
  since: moment('since').notNull(),
  amount: amount('amount'),
  expiresAt: moment('expires_at'),
  reason: text('reason').$type<'otherAccount' | 'firstDeposit'>(),
});
export type RewardRow = typeof rewards.$inferSelect;

/** Bonuses paid: one row per reward, and one per day of signing in. */
export const rewardClaims = pgTable('reward_claim', {
  claimNo: text('claim_no').primaryKey(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  rewardId: text('reward_id').notNull(),
  titles: jsonb('titles').$type<Record<GatewayLanguage, string>>().notNull(),
  amount: amount('amount').notNull(),
  turnover: amount('turnover').notNull(),
  at: moment('at').notNull(),
});
export type RewardClaim = typeof rewardClaims.$inferSelect;

export const referralCodes = pgTable('referral_code', {
  code: text('code').primaryKey(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
});

/** Income from referred friends, one row per payment. */
export const referralIncomes = pgTable('referral_income', {
  id: text('id').primaryKey(),
  /** Occasion, prefixed with the member; each is paid once. */
  what: text('what').notNull(),
  memberId: text('member_id').notNull(),
  kind: text('kind', { enum: ['invitation', 'milestone', 'deposit', 'betting'] }).notNull(),
  friend: text('friend'),
  amount: amount('amount').notNull(),
  at: moment('at').notNull(),
});
