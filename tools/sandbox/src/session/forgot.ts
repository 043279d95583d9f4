import { paths } from '@parlour/kernel';
import type { passwordWire } from '@parlour/session/wire';
import { and, eq, gt } from 'drizzle-orm';
import type { Merchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { passwordTickets } from '../db/schema/access';
import { messages } from '../db/schema/message';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { appOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { codePauseMs } from '../member/codes';
import { notePush } from '../push/notePush';
import { world } from '../world';
import { requireAccessCode, requireHuman, requireMobile, sendAccessCode } from './accessCodes';
import { type AccountKey, findKeyUse, secretOfKey, storeKeyUse } from './accountKeys';
import { type MemberName, findByName, nameOf } from './findByName';
import { clearFailures } from './loginGuard';
import { hashPassword, verifyPassword } from './passwords';
import { registerSetting } from './registerRules';
import { newSecret } from './secrets';
import { endFamilies, familiesOf, hashToken } from './tokens';

/** Both the link in a mail and the ticket for a typed code are valid for half an hour. */
export const ticketLifeMs = 30 * 60_000;

const ownerOf = ({ merchant, username }: MemberName, mobile: string) => ({
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
  const member = await findByName(db, who);
  const now = clock.now();
  const owner = ownerOf(who, mobile);
  const expirationTime = await sendAccessCode(db, owner, { now, to: member?.mobile === mobile ? mobile : '' });
  return { expirationTime };
};

export const verifyForgotCode: Handler<typeof passwordWire.verifyForgotCode> = async ({ input, merchant, db, clock }) => {
  const mobile = requireMobile(input.mobileNum);
  const who = nameOf(merchant.code, input.username);
  const now = clock.now();
  const key: AccountKey = { use: 'passwordTicket', owner: merchant.code, key: input.idempotencyKey };
  const bought = await findKeyUse(db, key);
  if (bought) return findTicket(db, secretOfKey(key, bought.member.id), now);
  await requireAccessCode(db, ownerOf(who, mobile), { now, code: input.verificationCode });
  const member = await findByName(db, who);
  if (member?.mobile !== mobile) return refuse('CODE_EXPIRED');
  if (member.status === 'disabled') return refuse('ACCOUNT_DISABLED');
  const ticket = secretOfKey(key, member.id);
  await db.transaction(async (tx) => {
    await storeKeyUse(tx, key, { memberId: member.id, now });
    await storeTicket(tx, ticket, { memberId: member.id, now });
  });
  return { ticket, expirationTime: now + ticketLifeMs };
};

export const sendForgotMail: Handler<typeof passwordWire.sendForgotMail> = async (context) => {
  const { input, merchant, db, clock, request, platform } = context;
  await requireHuman(context, { keys: 1, captcha: input.captcha });
  const member = await findByName(db, nameOf(merchant.code, input.username));
  const now = clock.now();
  if (member && member.email !== '' && member.email.toLowerCase() === input.email.trim().toLowerCase()) {
    const { secret: ticket } = newSecret();
    await storeTicket(db, ticket, { memberId: member.id, now });
    // The token goes into the URL fragment, which neither servers nor logs see.
    const link = `${appOriginOf(request, platform.settings)}${paths.session.forgot}#ticket=${ticket}`;
    const body = `Set a new password here: ${link} The link works once and expires in 30 minutes. If you did not ask for it, ignore this message.`;
    await db.insert(messages).values({ channel: 'mail', recipient: member.email, subject: 'Reset your password', body, sentAt: now });
  }
  return { expirationTime: now + codePauseMs };
};

export const setForgottenPassword: Handler<typeof passwordWire.setForgottenPassword> = async ({ input, merchant, db, clock }) => {
  const now = clock.now();
  const key = resetKey(merchant, input);
  const made = await findKeyUse(db, key);
  if (made) return { userName: made.member.username };
  const ticket = and(eq(passwordTickets.ticketHash, hashToken(input.ticket)), gt(passwordTickets.expiresAt, now));
  const [open] = await db.select().from(passwordTickets).where(ticket);
  const [member] = open ? await db.select().from(members).where(eq(members.id, open.memberId)) : [];
  if (!member) return refuse('CODE_EXPIRED');
  requireNewPassword(merchant, input.password);
  if (await verifyPassword(input.password, member.passwordHash)) return refuse('SAME_PASSWORD');
  const isSet = await db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordTickets).where(ticket).returning();
    if (!used) return false;
    await storeKeyUse(tx, key, { memberId: member.id, now });
    await storePassword(tx, member.id, { password: input.password, now });
    return true;
  });
  if (!isSet) return refuse('CODE_EXPIRED');
  await clearFailures(db, { merchant: member.merchant, username: member.username });
  return { userName: member.username };
};

export const findForgottenPassword: Handler<typeof passwordWire.findForgottenPassword> = async ({ input, merchant, db }) => {
  const made = await findKeyUse(db, resetKey(merchant, input));
  return made ? { userName: made.member.username } : null;
};

function resetKey(merchant: Merchant, { idempotencyKey }: { idempotencyKey: string }): AccountKey {
  return { use: 'passwordReset', owner: merchant.code, key: idempotencyKey };
}

/** Refuses a password whose length breaks the registration rules. */
export function requireNewPassword(merchant: Merchant, password: string): void {
  const rule = registerSetting(merchant).fields['password'];
  const fits = password.length >= (rule?.minLength ?? 1) && password.length <= (rule?.maxLength ?? 64);
  if (!fits) refuse('FIELD_INVALID', { field: 'password' });
}

/** The new password applies at once and ends all sessions except the one of the token `keep`. */
export async function storePassword(db: Db, memberId: string, { password, now, keep }: { password: string; now: number; keep?: string }) {
  await db
    .update(members)
    .set({ passwordHash: await hashPassword(password), mustChangePassword: false })
    .where(eq(members.id, memberId));
  await endFamilies(db, await familiesOf(db, memberId, { except: keep }), now);
  await notePush(db, { memberId, topic: 'security', texts: world.pushes.passwordChanged, path: paths.session.security });
}

async function storeTicket(db: Db, ticket: string, { memberId, now }: { memberId: string; now: number }): Promise<void> {
  await db.insert(passwordTickets).values({ ticketHash: hashToken(ticket), memberId, expiresAt: now + ticketLifeMs });
}

async function findTicket(db: Db, ticket: string, now: number) {
  const open = and(eq(passwordTickets.ticketHash, hashToken(ticket)), gt(passwordTickets.expiresAt, now));
  const [row] = await db.select().from(passwordTickets).where(open);
  return row ? { ticket, expirationTime: row.expiresAt } : refuse('CODE_EXPIRED');
}
