import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Moments are milliseconds of gateway time, as on the wire. */
const moment = (name: string) => bigint(name, { mode: 'number' });

export const vendors = pgTable('vendor', {
  code: text('code').primaryKey(),
  displayName: text('display_name').notNull(),
  openIn: text('open_in', { enum: ['frame', 'sameTab', 'newTab'] }).notNull(),
  maintenance: boolean('maintenance').notNull(),
  /** True if its games have a demo with play money. */
  demo: boolean('demo').notNull().default(false),
});

export const categoryOffers = pgTable(
  'category_offer',
  {
    merchant: text('merchant').notNull(),
    category: text('category').notNull(),
    position: integer('position').notNull(),
    /** True while the merchant does not offer the category (product 2, "Cockfight"). */
    disabled: boolean('disabled').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category] })],
);

export const vendorOffers = pgTable(
  'vendor_offer',
  {
    merchant: text('merchant').notNull(),
    category: text('category').notNull(),
    vendor: text('vendor').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category, table.vendor] })],
);

export const games = pgTable('game', {
  nodeId: text('node_id').primaryKey(),
  gameCode: text('game_code').notNull(),
  vendor: text('vendor').notNull(),
  category: text('category').notNull(),
  name: text('name').notNull(),
  classify: text('classify'),
  minBet: numeric('min_bet'),
  features: text('features').array().notNull().default([]),
  /** Popularity; 1 is the most played game. */
  popularity: integer('popularity').notNull(),
  /** Position among the hot games. */
  hot: integer('hot'),
  /** A vendor's own lobby: launched from its tile, never listed. */
  lobby: boolean('lobby').notNull(),
  /** The only country whose merchant offers it; null for every country. */
  country: text('country'),
  /** Null for games that were there from the beginning. */
  addedAt: moment('added_at'),
  motif: text('motif').notNull(),
  scheme: text('scheme').notNull(),
});

export const favourites = pgTable(
  'favourite',
  { memberId: text('member_id').notNull(), nodeId: text('node_id').notNull(), addedAt: moment('added_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const recentGames = pgTable(
  'recent_game',
  { memberId: text('member_id').notNull(), nodeId: text('node_id').notNull(), playedAt: moment('played_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const winners = pgTable('winner', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  jackpot: boolean('jackpot').notNull(),
  /** Stored masked. */
  customerName: text('customer_name').notNull(),
  nodeId: text('node_id').notNull(),
  amount: numeric('amount').notNull(),
  wonAt: moment('won_at').notNull(),
});

export const announcements = pgTable('announcement', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  type: text('type', { enum: ['B', 'PL', 'PU', 'PR', 'H'] }).notNull(),
  groupName: text('group_name'),
  position: integer('position').notNull(),
  image: text('image'),
  link: text('link'),
  publishedAt: moment('published_at').notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

export const announcementTexts = pgTable(
  'announcement_text',
  {
    announcementId: text('announcement_id').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.language] })],
);

export const announcementReads = pgTable(
  'announcement_read',
  { memberId: text('member_id').notNull(), announcementId: text('announcement_id').notNull(), readAt: moment('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);

export const promotionCategories = pgTable('promotion_category', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  position: integer('position').notNull(),
  /** By gateway language. */
  titles: jsonb('titles').$type<Record<string, string>>().notNull(),
});

export const promotionCategoryItems = pgTable(
  'promotion_category_item',
  { categoryId: text('category_id').notNull(), announcementId: text('announcement_id').notNull() },
  (table) => [primaryKey({ columns: [table.categoryId, table.announcementId] })],
);
