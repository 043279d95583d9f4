import { randomUUID } from 'node:crypto';
import type { registerWire } from '@parlour/session/wire';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { identityProofs } from '../db/schema/access';
import { members } from '../db/schema/session';
import { violatedConstraint } from '../db/violatedConstraint';
import type { CallContext, Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { captureMessage } from '../mailbox/captureMessage';
import { isKnownCode } from '../promotions/referral';
import { requireAccessCode, requireHuman, requireMobile } from './accessCodes';
import { type AccountKey, findKeyUse, storeKeyUse } from './accountKeys';
import { findFirstSession, openFirstSession } from './firstSession';
import { findByName } from './findByName';
import { hashPassword } from './passwords';
import { registerSetting, requireFields } from './registerRules';
import { hashToken } from './tokens';

type Context = CallContext<typeof registerWire.register>;

/** Registers a member by user name and opens the first session. */
export const register: Handler<typeof registerWire.register> = async (context) => {
  const { input, merchant, db } = context;
  const opened = await findOpened(context);
  if (opened) return opened;
  if (!input.normalRegister) return refuse('FIELD_INVALID', { field: 'normalRegister' });
  requireFields(registerSetting(merchant), { ...input });
  await requireInvitation(context);
  // Check the name first, so that a taken name does not use up the captcha.
  const username = input.username.toLowerCase();
  if (await findByName(db, { merchant: merchant.code, username })) return refuse('USERNAME_TAKEN');
  await requireHuman(context, { keys: 1, captcha: input.captcha });
  return openAccount(context, { username, mobile: input.mobileNum.replace(/^0+/, ''), isProven: false });
};

/** Registers a member by a verified mobile number, which becomes the user name. */
export const registerByMobile: Handler<typeof registerWire.registerByMobile> = async (context) => {
  const { input, merchant, db, clock } = context;
  const opened = await findOpened(context);
  if (opened) return opened;
  if (input.normalRegister) return refuse('FIELD_INVALID', { field: 'normalRegister' });
  const { fields, ...rest } = registerSetting(merchant);
  const { username: _, ...asked } = fields;
  requireFields({ ...rest, fields: { ...asked, mobileNum: { ...asked['mobileNum'], enabled: true, required: true } } }, { ...input });
  await requireInvitation(context);
  const mobile = requireMobile(input.mobileNum);
  if (await findByName(db, { merchant: merchant.code, username: mobile })) return refuse('MOBILE_TAKEN');
  const now = clock.now();
  if (input.firebaseIdToken) await requireProof(db, { token: input.firebaseIdToken, number: `+${input.countryDialingCode}${mobile}`, now });
  else
    await requireAccessCode(db, { purpose: 'register', merchant: merchant.code, recipient: mobile }, { now, code: input.verificationCode });
  return openAccount(context, { username: mobile, mobile, isProven: true });
};

async function requireInvitation({ input, merchant, db }: Context): Promise<void> {
  const { affiliateCode: code } = input;
  if (code && !(await isKnownCode(db, merchant, code))) refuse('INVITATION_CODE');
}

/** Consumes the proof that the external identity provider issued for this number; it is valid once. */
async function requireProof(db: Db, { token, number, now }: { token: string; number: string; now: number }): Promise<void> {
  const proof = and(eq(identityProofs.tokenHash, hashToken(token)), gt(identityProofs.expiresAt, now));
  const [proven] = await db.delete(identityProofs).where(proof).returning();
  if (proven?.phoneNumber !== number) refuse('CODE_EXPIRED');
}

type Account = { username: string; mobile: string; isProven: boolean };

/** Stores member, key and session together: of two requests under one key, one opens an account. */
async function openAccount(context: Context, { username, mobile, isProven }: Account) {
  const { input, merchant, db, clock } = context;
  const now = clock.now();
  const passwordHash = await hashPassword(input.password);
  const opening = db.transaction(async (tx) => {
    const [row] = await tx
      .insert(members)
      .values({
        id: randomUUID(),
        merchant: merchant.code,
        username,
        passwordHash,
        type: input.type,
        status: 'active',
        email: input.email,
        mobile,
        mobileVerified: isProven,
        affiliateCode: input.affiliateCode.toUpperCase(),
        campaign: JSON.stringify(input.campaign ?? {}),
        joinedAt: now,
        lastLoginAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return undefined;
    await storeKeyUse(tx, keyOf(context), { memberId: row.id, now });
    return { member: row, token: await openFirstSession(tx, keyOf(context), { memberId: row.id, now }) };
  });
  const opened = await opening.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'account_key_pkey') throw error;
  });
  if (!opened) return (await findOpened(context)) ?? refuse('USERNAME_TAKEN');
  const { member, token } = opened;
  await captureMessage(db, { member, at: now, notice: 'welcome' });
  return { token, userName: member.username, type: member.type };
}

const keyOf = ({ input, merchant }: Pick<Context, 'merchant'> & { input: { idempotencyKey: string } }): AccountKey => ({
  use: 'registration',
  owner: merchant.code,
  key: input.idempotencyKey,
});

/** Returns the first outcome of a key that has opened an account. */
async function findOpened(context: Context) {
  const { db, clock } = context;
  const used = await findKeyUse(db, keyOf(context));
  if (!used) return undefined;
  const session = await findFirstSession(db, keyOf(context), { member: used.member, now: clock.now() });
  return session ?? refuse('FIELD_INVALID', { field: 'idempotencyKey' });
}

export const findRegistration: Handler<typeof registerWire.findRegistration> = async (context) => {
  const { db, clock } = context;
  const used = await findKeyUse(db, keyOf(context));
  if (!used) return null;
  const { member } = used;
  const session = await findFirstSession(db, keyOf(context), { member, now: clock.now() });
  return { userName: member.username, session: session ?? null };
};
