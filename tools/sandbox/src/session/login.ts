import type { sessionWire } from '@parlour/session/wire';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { identityProofs } from '../db/schema/access';
import { members } from '../db/schema/session';
import type { CallContext, Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { requireAccessCode, requireMobile } from './accessCodes';
import { requireCaptcha } from './captcha';
import { captchaAfterFailures, clearFailures, readFailures, refuseLogin } from './loginGuard';
import { noteNewDevice } from '../push/noteNewDevice';
import { openSession } from './openSession';
import { verifyPassword } from './passwords';
import { hashToken } from './tokens';
import { findByName, nameOf } from './findByName';

type Context = CallContext<typeof sessionWire.login>;
type Member = typeof members.$inferSelect;

/** Opens a session by name and password, by a code, or by the proof of an identity provider. */
export const login: Handler<typeof sessionWire.login> = async (context) => {
  const { input, db, clock } = context;
  const member = await provers[input.type](context);
  const session = await openSession(db, member, { now: clock.now(), entrance: input.entrance });
  await noteNewDevice(db, member.id, context.clientId);
  return session;
};

const provers: Record<Context['input']['type'], (context: Context) => Promise<Member>> = {
  username: byPassword,
  sms: byCode,
  firebase: byProof,
};

/** A wrong name gets the same reply as a wrong password. */
async function byPassword({ input, merchant, db, clock, clientId }: Context): Promise<Member> {
  const now = clock.now();
  const name = nameOf(merchant.code, input.username);
  const failures = await readFailures(db, name, now);
  if (failures >= captchaAfterFailures) await requireCaptcha({ db, clock }, clientId, input.captcha);

  const member = await findByName(db, name);
  const correct = await verifyPassword(input.password, member?.passwordHash);
  if (!member || !correct) return refuseLogin(db, name, now);
  await clearFailures(db, name);
  return member;
}

async function byCode({ input, merchant, db, clock }: Context): Promise<Member> {
  const recipient = requireMobile(input.username);
  await requireAccessCode(db, { purpose: 'login', merchant: merchant.code, recipient }, { now: clock.now(), code: input.password });
  return memberByMobile(db, merchant.code, recipient);
}

async function byProof({ input, merchant, db, clock }: Context): Promise<Member> {
  const mobile = requireMobile(input.firebaseMobileNo ?? '');
  const proof = and(eq(identityProofs.tokenHash, hashToken(input.firebaseIdToken ?? '')), gt(identityProofs.expiresAt, clock.now()));
  const [proven] = await db.delete(identityProofs).where(proof).returning();
  const isTheirs = proven?.phoneNumber === `+${input.countryDialingCode ?? ''}${mobile}`;
  if (!isTheirs || input.firebaseChannel !== 'sms') return refuse('CODE_EXPIRED');
  return memberByMobile(db, merchant.code, mobile);
}

/** Returns the account that verified the number, or else an account that only entered it. */
async function memberByMobile(db: Db, merchant: string, mobile: string): Promise<Member> {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.mobile, mobile), ne(members.type, 4)))
    .orderBy(desc(members.mobileVerified))
    .limit(1);
  return member ?? refuse('ACCOUNT_DISABLED');
}
