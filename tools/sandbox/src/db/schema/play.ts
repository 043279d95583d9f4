import type { GatewayLanguage } from '@parlour/kernel';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PageName } from '../../vendor/games/games';
import { amount, moment } from './columns';

/** Colours of a game's image as `#rrggbb`, from light to dark, and an accent colour with contrast to them. */
export type Palette = { glow: string; sky: string; deep: string; night: string; accent: string };

export const playSessions = pgTable('play_session', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  nodeId: text('node_id').notNull(),
  gameName: text('game_name').notNull(),
  vendor: text('vendor').notNull(),
  vendorName: text('vendor_name').notNull(),
  gameType: text('game_type').notNull(),
  /** The vendor's page. */
  game: text('game').$type<PageName>().notNull(),
  minBet: amount('min_bet').notNull(),
  palette: jsonb('palette').$type<Palette>().notNull(),
  language: text('language').$type<GatewayLanguage>().notNull(),
  /** Origin of the app that the game's page may exchange messages with. */
  appOrigin: text('app_origin').notNull(),
  backUrl: text('back_url').notNull(),
  startedAt: moment('started_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type PlaySession = typeof playSessions.$inferSelect;

export type DemoRound = { roundId: string; stake: string; payout: string; result: unknown };

/** A demo session; its play-money balance is not part of the ledger. */
export const demoSessions = pgTable('demo_session', {
  tokenHash: text('token_hash').primaryKey(),
  merchant: text('merchant').notNull(),
  /** The player who was logged in; null for a visitor. */
  memberId: text('member_id'),
  gameName: text('game_name').notNull(),
  vendorName: text('vendor_name').notNull(),
  /** The vendor's page. */
  game: text('game').$type<PageName>().notNull(),
  minBet: amount('min_bet').notNull(),
  palette: jsonb('palette').$type<Palette>().notNull(),
  language: text('language').$type<GatewayLanguage>().notNull(),
  appOrigin: text('app_origin').notNull(),
  backUrl: text('back_url').notNull(),
  balance: amount('balance').notNull(),
  /** The last round, so that a repeated request plays only once. */
  lastRound: jsonb('last_round').$type<DemoRound>(),
  expiresAt: moment('expires_at').notNull(),
});
export type DemoSession = typeof demoSessions.$inferSelect;

export const bets = pgTable('bet', {
  orderId: text('order_id').primaryKey(),
  roundId: text('round_id').notNull(),
  vendor: text('vendor').notNull(),
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
  /** The vendor's display, stored so that a repeated round shows the same. */
  result: jsonb('result').notNull(),
});
export type Bet = typeof bets.$inferSelect;
