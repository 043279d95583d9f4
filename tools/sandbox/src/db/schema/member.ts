import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const memberCodes = pgTable(
  'member_code',
  {
    memberId: text('member_id').notNull(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    target: text('target').notNull(),
    code: text('code').notNull(),
    failures: integer('failures').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.channel] })],
);

/** The browser of each session. */
export const sessionDevices = pgTable('session_device', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: text('member_id').notNull(),
  clientId: text('client_id').notNull(),
  name: text('name').notNull(),
  ip: text('ip').notNull(),
  seenAt: moment('seen_at').notNull(),
});

export const headImages = pgTable('head_picture', {
  id: text('id').primaryKey(),
  memberId: text('member_id').notNull(),
  format: text('format', { enum: ['png', 'jpg'] }).notNull(),
  base64: text('base64').notNull(),
});
