import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accessCodes, codeRequests } from '../db/schema/access';
import { messages } from '../db/schema/message';
import { refuse } from '../http/refuse';
import type { CallContext } from '../http/answer';
import type { WireCall } from '@parlour/kernel';
import { codeLifeMs, codePauseMs } from '../member/codes';
import { requireCaptcha } from './captcha';

const codeTries = 5;
/** So many codes for one browser before it has to read a picture. */
export const codesWithoutCaptcha = 3;

export type CodeOwner = { purpose: 'login' | 'register' | 'forgot' | 'identity'; merchant: string; recipient: string };
type Now = { now: number };

const rowOf = ({ purpose, merchant, recipient }: CodeOwner) =>
  and(eq(accessCodes.purpose, purpose), eq(accessCodes.merchant, merchant), eq(accessCodes.recipient, recipient));

/** Digits of a number without the leading zero that people type; refuses what is no number. */
export function requireMobile(mobileNum: string): string {
  const number = mobileNum.trim();
  if (!/^\d{7,20}$/.test(number)) return refuse('FIELD_INVALID', { field: 'mobileNum' });
  return number.replace(/^0+/, '');
}

/** Sends a code by short message (an empty `to` keeps it back, and the reply tells nothing of that). When another may be asked for. */
export async function sendAccessCode(
  db: Db,
  owner: CodeOwner,
  { now, to = owner.recipient }: Now & { to?: string | undefined },
): Promise<number> {
  const [open] = await db.select().from(accessCodes).where(rowOf(owner));
  if (open && open.sentAt + codePauseMs > now) return open.sentAt + codePauseMs;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { code, failures: 0, sentAt: now, expiresAt: now + codeLifeMs };
  await db
    .insert(accessCodes)
    .values({ ...owner, ...row })
    .onConflictDoUpdate({ target: [accessCodes.purpose, accessCodes.merchant, accessCodes.recipient], set: row });
  const body = `Your code is ${code}. Nobody of us will ever ask you for it.`;
  if (to) await db.insert(messages).values({ channel: 'sms', recipient: to, subject: 'Your code', body, sentAt: now });
  return now + codePauseMs;
}

/** Refuses a wrong code, and every one after five; a right one is used up. */
export async function requireAccessCode(db: Db, owner: CodeOwner, { now, code }: Now & { code: string }): Promise<void> {
  const problem = await db.transaction(async (tx) => {
    const [open] = await tx.select().from(accessCodes).where(rowOf(owner)).for('update');
    if (!open || open.expiresAt <= now || open.failures >= codeTries) return { code: 'CODE_EXPIRED', value: undefined };
    if (open.code === code.trim()) {
      await tx.delete(accessCodes).where(rowOf(owner));
      return undefined;
    }
    const failures = open.failures + 1;
    await tx.update(accessCodes).set({ failures }).where(rowOf(owner));
    return { code: 'CODE_WRONG', value: { triesLeft: codeTries - failures } };
  });
  if (problem) refuse(problem.code, problem.value);
}

type Caller = Pick<CallContext<WireCall>, 'db' | 'clock' | 'clientId'>;

/** A form filled in without a key, or too many codes for one browser: a person reads the picture, a robot does not. */
export async function requireHuman({ db, clock, clientId }: Caller, { keys, captcha }: { keys: number; captcha: string }): Promise<void> {
  const [known] = await db.select().from(codeRequests).where(eq(codeRequests.clientId, clientId));
  const asked = known?.asked ?? 0;
  const isSuspect = keys === 0 || asked >= codesWithoutCaptcha;
  if (isSuspect) await requireCaptcha({ db, clock }, clientId, captcha);
  await db
    .insert(codeRequests)
    .values({ clientId, asked: 1 })
    .onConflictDoUpdate({ target: codeRequests.clientId, set: { asked: asked + 1 } });
}
