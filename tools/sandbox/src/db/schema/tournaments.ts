import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const tournaments = pgTable('tournament', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  /** The plan in tournaments.json: texts, games and prizes. */
  plan: text('plan').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** When the prizes were credited, once it has ended. */
  paidAt: moment('paid_at'),
});
export type TournamentRow = typeof tournaments.$inferSelect;

/** Who has joined, once. The score is read from the player's rounds. */
export const tournamentEntries = pgTable('tournament_entry', {
  tournamentId: text('tournament_id').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  joinedAt: moment('joined_at').notNull(),
});
