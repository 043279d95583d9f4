import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { accessCodes, codeRequests } from '../db/schema/access';
import { messages } from '../db/schema/message';
import { refuse } from '../http/refuse';
import type { CallContext } from '../http/answer';
import type { WireCall } from '@parlour/kernel/wire-call';
import { codeLifeMs, codeMessage, codePauseMs } from '../member/codes';
import { requireCaptcha } from './captcha';

const codeTries = 5;
/** Number of codes and accounts that one browser may request before it must solve a captcha. */
export const requestsWithoutCaptcha = 3;

export type CodeOwner = { purpose: 'login' | 'register' | 'forgot' | 'identity'; merchant: string; recipient: string };
type Now = { now: number };

const rowOf = ({ purpose, merchant, recipient }: CodeOwner) =>
  and(eq(accessCodes.purpose, purpose), eq(accessCodes.merchant, merchant), eq(accessCodes.recipient, recipient));

/** Returns the digits of a phone number without the leading zero that people type; refuses anything else. */
export function requireMobile(mobileNum: string): string {
  const number = mobileNum.trim();
  if (!/^\d{7,20}$/.test(number)) return refuse('FIELD_INVALID', { field: 'mobileNum' });
  return number.replace(/^0+/, '');
}

/**
 * Sends a code by short message and returns when another may be requested. An empty `to` suppresses the message; the reply is the
 * same.
 */
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
  if (to) await db.insert(messages).values({ channel: 'sms', recipient: to, ...codeMessage(code), sentAt: now });
  return now + codePauseMs;
}

/** Refuses a wrong code, and every code after five attempts; a correct code is used up. */
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

/**
 * Requires a captcha when the form was filled in without a keystroke, or when the browser requested too many codes and accounts. An answer that
 * is given all the same must be right.
 */
export async function requireHuman({ db, clock, clientId }: Caller, { keys, captcha }: { keys: number; captcha: string }): Promise<void> {
  const [known] = await db.select().from(codeRequests).where(eq(codeRequests.clientId, clientId));
  const asked = known?.asked ?? 0;
  const isSuspect = keys === 0 || asked >= requestsWithoutCaptcha;
  if (isSuspect || captcha) await requireCaptcha({ db, clock }, clientId, captcha);
  await db
    .insert(codeRequests)
    .values({ clientId, asked: 1 })
    .onConflictDoUpdate({ target: codeRequests.clientId, set: { asked: asked + 1 } });
}
