import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** By gateway language. */
export type MessageTexts = Record<string, { title: string; content: string }>;

export const inboxMessages = pgTable('inbox_message', {
  id: text('id').primaryKey(),
  memberId: text('member_id').notNull(),
  type: text('type', { enum: ['money', 'promo', 'system'] }).notNull(),
  texts: jsonb('texts').$type<MessageTexts>().notNull(),
  link: text('link'),
  sentAt: moment('sent_at').notNull(),
  readAt: moment('read_at'),
  deletedAt: moment('deleted_at'),
});

export const chatUnreads = pgTable('chat_unread', { memberId: text('member_id').primaryKey(), unread: integer('unread').notNull() });

export const feedbacks = pgTable('feedback', {
  reference: text('reference').primaryKey(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  topic: text('topic').notNull(),
  relatedId: text('related_id').notNull(),
  content: text('content').notNull(),
  remark: text('remark').notNull(),
  contact: text('contact').notNull(),
  images: jsonb('images').$type<string[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Time at which support answers. */
  dueAt: moment('due_at').notNull(),
  answeredAt: moment('answered_at'),
});

export const feedbackImageParts = pgTable(
  'feedback_image_part',
  {
    memberId: text('member_id').notNull(),
    imageId: text('image_id').notNull(),
    part: integer('part').notNull(),
    parts: integer('parts').notNull(),
    /** Base64. */
    data: text('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.imageId, table.part] })],
);
