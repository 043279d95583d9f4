import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Moments are milliseconds of gateway time, as on the wire. */
const moment = (name: string) => bigint(name, { mode: 'number' });

export const members = pgTable('member', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  /** Lower case; unique per merchant. */
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** 0, 1, 2 real accounts, 4 free trial (specification 3). */
  type: integer('type').notNull(),
  status: text('status', { enum: ['active', 'disabled'] }).notNull(),
  nickname: text('nickname'),
  payeeName: text('payee_name'),
  vipLabel: text('vip_label'),
  email: text('email').notNull().default(''),
  mobile: text('mobile').notNull().default(''),
  birthday: text('birthday').notNull().default(''),
  affiliateCode: text('affiliate_code').notNull().default(''),
  joinedAt: moment('joined_at').notNull(),
  lastLoginAt: moment('last_login_at'),
  failedLogins: integer('failed_logins').notNull().default(0),
  lockedUntil: moment('locked_until'),
  paymentPasswordHash: text('payment_password_hash'),
  failedPayments: integer('failed_payments').notNull().default(0),
  paymentLockedUntil: moment('payment_locked_until'),
});

export const sessions = pgTable('session', {
  /** SHA-256 of the token: the table gives no session away. */
  tokenHash: text('token_hash').primaryKey(),
  memberId: text('member_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Set by a renewal: the old token works until then, for requests already on their way. */
  renewedAt: moment('renewed_at'),
  endedAt: moment('ended_at'),
});

export const captchas = pgTable('captcha', {
  clientId: text('client_id').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
