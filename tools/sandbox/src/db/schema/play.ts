import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FoundGame } from '../../catalog/findGame';
import { amount, moment } from './columns';

export const playSessions = pgTable('play_session', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  nodeId: text('node_id').notNull(),
  gameName: text('game_name').notNull(),
  vassalage: text('vassalage').notNull(),
  vendorName: text('vendor_name').notNull(),
  gameType: text('game_type').notNull(),
  minBet: amount('min_bet').notNull(),
  /** Colours of the game's art. */
  palette: jsonb('palette').$type<FoundGame['palette']>().notNull(),
  language: text('language').$type<'EN' | 'TY' | 'MY'>().notNull(),
  /** Whom the game's page may talk to. */
  appOrigin: text('app_origin').notNull(),
  backUrl: text('back_url').notNull(),
  startedAt: moment('started_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type PlaySession = typeof playSessions.$inferSelect;

export type DemoRound = { roundId: string; stake: string; payout: string; window: string[][]; wins: unknown[] };

/** A try without money: its balance is no money of the books. */
export const demoSessions = pgTable('demo_session', {
  tokenHash: text('token_hash').primaryKey(),
  merchant: text('merchant').notNull(),
  gameName: text('game_name').notNull(),
  vendorName: text('vendor_name').notNull(),
  minBet: amount('min_bet').notNull(),
  palette: jsonb('palette').$type<FoundGame['palette']>().notNull(),
  language: text('language').$type<'EN' | 'TY' | 'MY'>().notNull(),
  appOrigin: text('app_origin').notNull(),
  backUrl: text('back_url').notNull(),
  balance: amount('balance').notNull(),
  /** The round played last, so that a request that comes twice plays once. */
  lastRound: jsonb('last_round').$type<DemoRound>(),
  expiresAt: moment('expires_at').notNull(),
});
export type DemoSession = typeof demoSessions.$inferSelect;

export const bets = pgTable('bet', {
  orderId: text('order_id').primaryKey(),
  roundId: text('round_id').notNull(),
  vassalage: text('vassalage').notNull(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  playSessionId: text('play_session_id'),
  gameName: text('game_name').notNull(),
  vendorName: text('vendor_name').notNull(),
  gameType: text('game_type').notNull(),
  placedAt: moment('placed_at').notNull(),
  settledAt: moment('settled_at'),
  stake: amount('stake').notNull(),
  validStake: amount('valid_stake').notNull(),
  payout: amount('payout').notNull(),
  status: text('status', { enum: ['open', 'settled', 'cancelled'] }).notNull(),
  /** What the vendor showed, kept so that a repeated round shows the same. */
  result: jsonb('result').notNull(),
});
export type Bet = typeof bets.$inferSelect;
