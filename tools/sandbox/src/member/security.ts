import type { securityWire } from '@parlour/session/wire';
import { and, eq } from 'drizzle-orm';
import type { WireCall, WireReply } from '@parlour/kernel/wire-call';
import { passkeys } from '../db/schema/access';
import { withdrawalAccounts } from '../db/schema/orders';
import type { CallContext, Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { clearFailures, readFailures, refuseLogin } from '../session/loginGuard';
import { hashPassword, verifyPassword } from '../session/passwords';
import { readConditions } from '../wallet/withdrawConditions';
import { changeMember } from './changeMember';
import { requireCode, sendCode as sendNewCode } from './codes';
import { endDevices, readDevices } from './devices';
import { maskEmail, maskMobile, maskName } from './masks';
import { memberOf } from './memberOf';
import { noteDevice } from './noteDevice';
import { questionsIn, questionsNeeded } from './questions';
import { requireText } from './requireText';

type Row = WireReply<typeof securityWire.getSecurityConfig>['rows'][number];

type Caller = Pick<CallContext<WireCall>, 'db' | 'clock' | 'player' | 'clientId' | 'request'>;

function noteCaller({ db, clock, player, clientId, request }: Caller): Promise<void> {
  const [agent, forwarded] = [request.header('User-Agent'), request.header('X-Forwarded-For')];
  return noteDevice(db, { token: player.token, memberId: player.memberId, clientId, agent, forwarded, now: clock.now() });
}

export const getSecurityConfig: Handler<typeof securityWire.getSecurityConfig> = async (context) => {
  const { player, db, clock, merchant } = context;
  await noteCaller(context);
  const member = await memberOf(db, player.memberId);
  const accounts = await db
    .select({ id: withdrawalAccounts.id })
    .from(withdrawalAccounts)
    .where(and(eq(withdrawalAccounts.memberId, member.id), eq(withdrawalAccounts.status, 'active')));
  const own = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.memberId, member.id));
  const devices = await readDevices(db, member.id, clock.now());
  const { kycPassed } = await readConditions(db, merchant, member);
  const rows: Row[] = [
    { id: 'loginPassword', isDone: true },
    { id: 'transactionPassword', isDone: member.paymentPasswordHash !== null },
    { id: 'phone', isDone: member.mobileVerified, detail: maskMobile(member.mobile) },
    { id: 'email', isDone: member.emailVerified, detail: maskEmail(member.email) },
    { id: 'payeeName', isDone: Boolean(member.payeeName), detail: maskName(member.payeeName ?? ''), isLocked: Boolean(member.payeeName) },
    { id: 'questions', isDone: member.securityAnswers !== '[]' },
    { id: 'accounts', isDone: accounts.length > 0, detail: accounts.length > 0 ? String(accounts.length) : '' },
    { id: 'passkey', isDone: own.length > 0 },
    { id: 'devices', isDone: true, detail: String(devices.length) },
    { id: 'phrase', isDone: member.phrase !== '', detail: member.phrase },
    ...(kycPassed === null ? [] : [{ id: 'identity' as const, isDone: kycPassed }]),
  ];
  const [latest] = devices;
  const lastLogin = member.lastLoginAt === null ? null : { at: member.lastLoginAt, ip: latest?.ip, device: latest?.name };
  return { rows, lastLogin };
};

export const sendCode: Handler<typeof securityWire.sendCode> = async ({ input, player, db, clock }) => {
  const member = await memberOf(db, player.memberId);
  const { channel } = input;
  const known = channel === 'mail' ? member.email : member.mobile;
  const target = input.target ? targetOf(channel, input.target) : known || refuse('NOT_ALLOWED');
  return { expirationTime: await sendNewCode(db, member.id, { channel, target, phrase: member.phrase, now: clock.now() }) };
};

function targetOf(channel: 'sms' | 'mail', given: string): string {
  if (channel === 'sms') return requireText('mobileNum', given, { min: 8, max: 11, pattern: /^\d+$/ });
  return requireText('email', given, { min: 5, max: 254, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ });
}

export const setEmail: Handler<typeof securityWire.setEmail> = async ({ input, player, db, clock }) => {
  const email = targetOf('mail', input.email);
  const proven = await requireCode(db, player.memberId, { channel: 'mail', code: input.verificationCode, now: clock.now() });
  if (proven !== email) return refuse('FIELD_INVALID', { field: 'email' });
  return changeMember(db, player.memberId, { email, emailVerified: true });
};

export const setMobile: Handler<typeof securityWire.setMobile> = async ({ input, player, db, clock }) => {
  const mobile = targetOf('sms', input.mobileNum);
  const proven = await requireCode(db, player.memberId, { channel: 'sms', code: input.verificationCode, now: clock.now() });
  if (proven !== mobile) return refuse('FIELD_INVALID', { field: 'mobileNum' });
  return changeMember(db, player.memberId, { mobile, mobileVerified: true });
};

export const getSecurityQuestions: Handler<typeof securityWire.getSecurityQuestions> = ({ input }) => ({
  needed: questionsNeeded,
  questions: questionsIn(input.language),
});

export const setSecurityQuestions: Handler<typeof securityWire.setSecurityQuestions> = async ({ input, merchant, player, db, clock }) => {
  const name = { merchant: merchant.code, username: player.username };
  await readFailures(db, name, clock.now());
  const member = await memberOf(db, player.memberId);
  if (!(await verifyPassword(input.password, member.passwordHash))) return refuseLogin(db, name, clock.now());
  await clearFailures(db, name);
  const known = new Set(questionsIn('EN').map(({ id }) => id));
  const ids = new Set(input.answers.map(({ id }) => id).filter((id) => known.has(id)));
  if (ids.size !== questionsNeeded || input.answers.length !== questionsNeeded) return refuse('FIELD_INVALID', { field: 'answers' });
  const answers = await Promise.all(
    input.answers.map(async ({ id, answer }) => ({
      id,
      hash: await hashPassword(requireText('answers', answer, { min: 2, max: 60 }).toLowerCase()),
    })),
  );
  return changeMember(db, player.memberId, { securityAnswers: JSON.stringify(answers) });
};

export const getDevices: Handler<typeof securityWire.getDevices> = async (context) => {
  await noteCaller(context);
  const devices = await readDevices(context.db, context.player.memberId, context.clock.now());
  return devices.map(({ clientId, name, ip, seenAt }) => ({
    id: clientId,
    name,
    ip,
    lastSeenAt: seenAt,
    isCurrent: clientId === (context.clientId || 'unknown'),
  }));
};

export const endDevice: Handler<typeof securityWire.endDevice> = async (context) => {
  const { input, player, db, clock, clientId } = context;
  if (input.id === clientId) return refuse('NOT_ALLOWED');
  await noteCaller(context);
  await endDevices(db, player.memberId, { id: input.id, own: { clientId: clientId || 'unknown', token: player.token }, now: clock.now() });
  return null;
};

export const setPhrase: Handler<typeof securityWire.setPhrase> = ({ input, player, db }) =>
  changeMember(db, player.memberId, { phrase: input.phrase.trim() === '' ? '' : requireText('phrase', input.phrase, { min: 4, max: 30 }) });
