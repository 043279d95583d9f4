import { randomUUID } from 'node:crypto';
import type { registerWire } from '@parlour/session/wire';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { identityProofs } from '../db/schema/access';
import { members } from '../db/schema/session';
import type { CallContext, Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { captureMessage } from '../mailbox/captureMessage';
import { isPlayerCode } from '../promotions/referral';
import { requireAccessCode, requireMobile } from './accessCodes';
import { requireCaptcha } from './captcha';
import { isInvitationCode } from './invitationCodes';
import { isTaken } from './isTaken';
import { hashPassword } from './passwords';
import { registerSetting, requireFields } from './registerRules';
import { hashToken, issueToken } from './tokens';

type Context = CallContext<typeof registerWire.register>;

/** Registers a member by user name and opens the first session. */
export const register: Handler<typeof registerWire.register> = async (context) => {
  const { input, merchant, db, clock, clientId } = context;
  if (!input.normalRegister) return refuse('FIELD_INVALID', { field: 'normalRegister' });
  requireFields(registerSetting(merchant), { ...input });
  await requireInvitation(context);
  // Check the name first, so that a taken name does not use up the captcha.
  const username = input.username.toLowerCase();
  if (await isTaken(db, merchant.code, username)) return refuse('USERNAME_TAKEN');
  await requireCaptcha({ db, clock }, clientId, input.captcha);
  return openAccount(context, { username, mobile: input.mobileNum.replace(/^0+/, ''), isProven: false });
};

/** Registers a member by a verified mobile number, which becomes the user name. */
export const registerByMobile: Handler<typeof registerWire.registerByMobile> = async (context) => {
  const { input, merchant, db, clock } = context;
  if (input.normalRegister) return refuse('FIELD_INVALID', { field: 'normalRegister' });
  const { fields, ...rest } = registerSetting(merchant);
  const { username: _, ...asked } = fields;
  requireFields({ ...rest, fields: { ...asked, mobileNum: { ...asked['mobileNum'], required: true } } }, { ...input });
  await requireInvitation(context);
  const mobile = requireMobile(input.mobileNum);
  if (await isTaken(db, merchant.code, mobile)) return refuse('MOBILE_TAKEN');
  const now = clock.now();
  if (input.firebaseIdToken) await requireProof(db, { token: input.firebaseIdToken, number: `+${input.countryDialingCode}${mobile}`, now });
  else
    await requireAccessCode(db, { purpose: 'register', merchant: merchant.code, recipient: mobile }, { now, code: input.verificationCode });
  return openAccount(context, { username: mobile, mobile, isProven: true });
};

async function requireInvitation({ input, merchant, db }: Context): Promise<void> {
  const { affiliateCode: code } = input;
  if (code && !isInvitationCode(merchant, code) && !(await isPlayerCode(db, merchant, code))) refuse('INVITATION_CODE');
}

/** Consumes the proof that the external identity provider issued for this number; it is valid once. */
async function requireProof(db: Db, { token, number, now }: { token: string; number: string; now: number }): Promise<void> {
  const proof = and(eq(identityProofs.tokenHash, hashToken(token)), gt(identityProofs.expiresAt, now));
  const [proven] = await db.delete(identityProofs).where(proof).returning();
  if (proven?.phoneNumber !== number) refuse('CODE_EXPIRED');
}

type Account = { username: string; mobile: string; isProven: boolean };

async function openAccount({ input, merchant, db, clock }: Context, { username, mobile, isProven }: Account) {
  const now = clock.now();
  const [member] = await db
    .insert(members)
    .values({
      id: randomUUID(),
      merchant: merchant.code,
      username,
      passwordHash: await hashPassword(input.password),
      type: input.type,
      status: 'active',
      email: input.email,
      mobile,
      mobileVerified: isProven,
      affiliateCode: input.affiliateCode.toUpperCase(),
      joinedAt: now,
      lastLoginAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!member) return refuse('USERNAME_TAKEN');
  await captureMessage(db, { member, at: now, notice: 'welcome' });
  return { token: await issueToken(db, member.id, now), userName: member.username, type: member.type };
}
