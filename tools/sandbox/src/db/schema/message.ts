import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Short messages and mail that the gateway would have sent. */
export const messages = pgTable('message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: moment('sent_at').notNull(),
});
