import { paths } from '@parlour/kernel';
import type { passwordWire } from '@parlour/session/wire';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { passwordTickets } from '../db/schema/access';
import { messages } from '../db/schema/message';
import { members, sessions } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { appOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { codePauseMs } from '../member/codes';
import { requireAccessCode, requireHuman, requireMobile, sendAccessCode } from './accessCodes';
import { clearFailures } from './loginGuard';
import { hashPassword, verifyPassword } from './passwords';
import { registerSetting } from './registerRules';
import { newSecret } from './secrets';
import { hashToken } from './tokens';

/** Both the link in a mail and the ticket for a typed code are valid for half an hour. */
export const ticketLifeMs = 30 * 60_000;

type Who = { merchant: string; username: string };

const ownerOf = ({ merchant, username }: Who, mobile: string) => ({
  purpose: 'forgot' as const,
  merchant,
  recipient: `${mobile}/${username}`,
});

/** The reply is the same whether or not the number belongs to the user name (product 4.15). */
export const sendForgotCode: Handler<typeof passwordWire.sendForgotCode> = async (context) => {
  const { input, merchant, db, clock } = context;
  await requireHuman(context, { keys: 1, captcha: input.captcha });
  const mobile = requireMobile(input.mobileNum);
  const who = nameOf(merchant.code, input.username);
  const member = await findMember(db, who);
  const now = clock.now();
  const owner = ownerOf(who, mobile);
  const expirationTime = await sendAccessCode(db, owner, { now, to: member?.mobile === mobile ? mobile : '' });
  return { expirationTime };
};

export const verifyForgotCode: Handler<typeof passwordWire.verifyForgotCode> = async ({ input, merchant, db, clock }) => {
  const mobile = requireMobile(input.mobileNum);
  const who = nameOf(merchant.code, input.username);
  const now = clock.now();
  await requireAccessCode(db, ownerOf(who, mobile), { now, code: input.verificationCode });
  const member = await findMember(db, who);
  if (member?.mobile !== mobile) return refuse('CODE_EXPIRED');
  if (member.status === 'disabled') return refuse('ACCOUNT_DISABLED');
  return { ticket: await newTicket(db, member.id, now), expirationTime: now + ticketLifeMs };
};

export const sendForgotMail: Handler<typeof passwordWire.sendForgotMail> = async (context) => {
  const { input, merchant, db, clock, request, platform } = context;
  await requireHuman(context, { keys: 1, captcha: input.captcha });
  const member = await findMember(db, nameOf(merchant.code, input.username));
  const now = clock.now();
  if (member && member.email !== '' && member.email.toLowerCase() === input.email.trim().toLowerCase()) {
    const ticket = await newTicket(db, member.id, now);
    // The token goes into the URL fragment, which neither servers nor logs see.
    const link = `${appOriginOf(request, platform.settings)}${paths.session.forgot}#ticket=${ticket}`;
    const body = `Set a new password here: ${link} The link serves once, for 30 minutes. Not you? Then nothing changes.`;
    await db.insert(messages).values({ channel: 'mail', recipient: member.email, subject: 'A new password', body, sentAt: now });
  }
  return { expirationTime: now + codePauseMs };
};

export const setForgottenPassword: Handler<typeof passwordWire.setForgottenPassword> = async ({ input, merchant, db, clock }) => {
  const now = clock.now();
  const ticket = and(eq(passwordTickets.ticketHash, hashToken(input.ticket)), gt(passwordTickets.expiresAt, now));
  const [open] = await db.select().from(passwordTickets).where(ticket);
  const [member] = open ? await db.select().from(members).where(eq(members.id, open.memberId)) : [];
  if (!member) return refuse('CODE_EXPIRED');
  requireNewPassword(merchant, input.password);
  if (await verifyPassword(input.password, member.passwordHash)) return refuse('SAME_PASSWORD');
  const [used] = await db.delete(passwordTickets).where(ticket).returning();
  if (!used) return refuse('CODE_EXPIRED');
  await storePassword(db, member.id, { password: input.password, now });
  await clearFailures(db, { merchant: member.merchant, username: member.username });
  return { userName: member.username };
};

/** Refuses a password whose length breaks the registration rules. */
export function requireNewPassword(merchant: Parameters<typeof registerSetting>[0], password: string): void {
  const rule = registerSetting(merchant).fields['password'];
  const fits = password.length >= (rule?.minLength ?? 1) && password.length <= (rule?.maxLength ?? 64);
  if (!fits) refuse('FIELD_INVALID', { field: 'password' });
}

/** The new password applies at once and ends all sessions except `keep`. */
export async function storePassword(db: Db, memberId: string, { password, now, keep }: { password: string; now: number; keep?: string }) {
  await db
    .update(members)
    .set({ passwordHash: await hashPassword(password), mustChangePassword: false })
    .where(eq(members.id, memberId));
  const open = await db
    .select({ hash: sessions.tokenHash, follows: sessions.follows })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)));
  for (const { hash, follows } of open) {
    if (!keep || (hash !== keep && follows !== keep)) await db.update(sessions).set({ endedAt: now }).where(eq(sessions.tokenHash, hash));
  }
}

async function newTicket(db: Db, memberId: string, now: number): Promise<string> {
  const { secret, hash } = newSecret();
  await db.insert(passwordTickets).values({ ticketHash: hash, memberId, expiresAt: now + ticketLifeMs });
  return secret;
}

function nameOf(merchant: string, username: string): Who {
  return { merchant, username: username.trim().toLowerCase() };
}

async function findMember(db: Db, { merchant, username }: Who) {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, username)));
  return member;
}
