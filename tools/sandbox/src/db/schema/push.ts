import type { PushTopic } from '../../push/pushTopics';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import type { MessageTexts } from './messaging';

export const pushSubscriptions = pgTable('push_subscription', {
  endpoint: text('endpoint').primaryKey(),
  memberId: text('member_id').notNull(),
  clientId: text('client_id').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  language: text('language').notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type PushSubscription = typeof pushSubscriptions.$inferSelect;

export const pushPreferences = pgTable('push_preference', {
  memberId: text('member_id').primaryKey(),
  topics: jsonb('topics').$type<Record<PushTopic, boolean>>().notNull(),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
});

export const pushOutbox = pgTable('push_outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: text('member_id').notNull(),
  topic: text('topic').$type<PushTopic>().notNull(),
  texts: jsonb('texts').$type<MessageTexts>().notNull(),
  path: text('path').notNull(),
  withoutClient: text('without_client'),
  onlyEndpoint: text('only_endpoint'),
});

export const pushKeys = pgTable('push_key', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
