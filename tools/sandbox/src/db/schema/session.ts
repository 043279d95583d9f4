import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const members = pgTable('member', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  /** Lower case; unique per merchant. */
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** 0, 1, 2 real accounts, 4 free trial, 40 to 42 agent site (specification 3). */
  type: integer('type').notNull(),
  status: text('status', { enum: ['active', 'locked', 'disabled'] }).notNull(),
  nickname: text('nickname'),
  payeeName: text('payee_name'),
  vipLabel: text('vip_label'),
  email: text('email').notNull().default(''),
  mobile: text('mobile').notNull().default(''),
  birthday: text('birthday').notNull().default(''),
  affiliateCode: text('affiliate_code').notNull().default(''),
  /** JSON: what the link of the registration brought. */
  campaign: text('campaign').notNull().default('{}'),
  joinedAt: moment('joined_at').notNull(),
  lastLoginAt: moment('last_login_at'),
  paymentPasswordHash: text('payment_password_hash'),
  paymentFailures: integer('payment_failures').notNull().default(0),
  paymentLockedUntil: moment('payment_locked_until'),
  /** Path of the head icon on the image CDN. */
  avatar: text('avatar'),
  /** JSON: contact method to the member's entry. */
  contacts: text('contacts').notNull().default('{}'),
  hideName: boolean('hide_name').notNull().default(false),
  emailVerified: boolean('email_verified').notNull().default(false),
  mobileVerified: boolean('mobile_verified').notNull().default(false),
  /** JSON: question ids with hashed answers. */
  securityAnswers: text('security_answers').notNull().default('[]'),
  phrase: text('phrase').notNull().default(''),
  /** True if the next login must set a new password. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
});

export const sessions = pgTable('session', {
  /** SHA-256 of the token, so that a leaked table exposes no session. */
  tokenHash: text('token_hash').primaryKey(),
  memberId: text('member_id').notNull(),
  /** All tokens of one login: the hash of the first. */
  family: text('family').notNull(),
  /** Time of the login, from which the absolute end counts. */
  begunAt: moment('begun_at').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** The token that this one was renewed from, until its first use. */
  follows: text('follows'),
  /** Time of the next token's first use; from then on, this one works only for a grace period. */
  replacedAt: moment('renewed_at'),
  endedAt: moment('ended_at'),
});

export const loginGuards = pgTable(
  'login_guard',
  {
    merchant: text('merchant').notNull(),
    username: text('username').notNull(),
    failures: integer('failures').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.username] })],
);

export const captchas = pgTable('captcha', {
  clientId: text('client_id').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
