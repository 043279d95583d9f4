import type { Tier } from '@parlour/agent/wire';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Requests of an upline to an agent, with the agent's answer; a null `answer` means pending. */
export const contractRequests = pgTable('contract_request', {
  version: text('version').primaryKey(),
  memberId: text('member_id').notNull(),
  uplineId: text('upline_id').notNull(),
  kind: text('kind', { enum: ['salary', 'dividend', 'hourly'] }).notNull(),
  request: text('request', { enum: ['NEW', 'CHANGE', 'CANCEL'] }).notNull(),
  tiers: jsonb('tiers').$type<Tier[]>(),
  textVersion: text('text_version').notNull(),
  offeredAt: moment('offered_at').notNull(),
  effectiveAt: moment('effective_at'),
  answer: text('answer', { enum: ['accepted', 'rejected', 'withdrawn'] }),
  answeredAt: moment('answered_at'),
});

export type ContractRequest = typeof contractRequests.$inferSelect;
