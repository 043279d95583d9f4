import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const accessCodes = pgTable(
  'access_code',
  {
    purpose: text('purpose', { enum: ['login', 'register', 'forgot', 'identity'] }).notNull(),
    merchant: text('merchant').notNull(),
    recipient: text('recipient').notNull(),
    code: text('code').notNull(),
    failures: integer('failures').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.merchant, table.recipient] })],
);

export const codeRequests = pgTable('code_request', {
  clientId: text('client_id').primaryKey(),
  asked: integer('asked').notNull(),
});

export const identityProofs = pgTable('identity_proof', {
  tokenHash: text('token_hash').primaryKey(),
  phoneNumber: text('phone_number').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const socialGrants = pgTable('social_grant', {
  codeHash: text('code_hash').primaryKey(),
  provider: text('provider').notNull(),
  subject: text('subject').notNull(),
  challenge: text('challenge').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const memberIdentities = pgTable(
  'member_identity',
  {
    merchant: text('merchant').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: text('member_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.provider, table.subject] })],
);

export const passwordTickets = pgTable('password_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  memberId: text('member_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const accountKeys = pgTable('account_key', {
  /** Hash of the key, its use and its owner. */
  keyHash: text('key_hash').primaryKey(),
  memberId: text('member_id').notNull(),
  usedAt: moment('used_at').notNull(),
});

export const passkeys = pgTable('passkey', {
  id: text('id').primaryKey(),
  memberId: text('member_id').notNull(),
  /** Base64url. */
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  /** Joined by commas. */
  transports: text('transports').notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const passkeyCeremonies = pgTable('passkey_ceremony', {
  id: text('id').primaryKey(),
  challenge: text('challenge').notNull(),
  /** Member who registers a passkey; null for a login. */
  memberId: text('member_id'),
  expiresAt: moment('expires_at').notNull(),
});
