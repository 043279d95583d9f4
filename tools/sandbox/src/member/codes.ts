import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { memberCodes } from '../db/schema/member';
import { messages } from '../db/schema/message';
import { refuse } from '../http/refuse';
import { withMember } from '../wallet/withMember';

export const codeLifeMs = 5 * 60_000;
/** Wait before another code may be requested. */
export const codePauseMs = 60_000;
const codeTries = 5;

type Channel = 'sms' | 'mail';

/** Sends a code and returns when another may be requested; the previous code becomes void. */
export async function sendCode(
  db: Db,
  memberId: string,
  { channel, target, phrase, now }: { channel: Channel; target: string; phrase: string; now: number },
): Promise<number> {
  const [open] = await db.select().from(memberCodes).where(rowOf(memberId, channel));
  if (open && open.sentAt + codePauseMs > now) return open.sentAt + codePauseMs;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { target, code, failures: 0, sentAt: now, expiresAt: now + codeLifeMs };
  await db
    .insert(memberCodes)
    .values({ memberId, channel, ...row })
    .onConflictDoUpdate({ target: [memberCodes.memberId, memberCodes.channel], set: row });
  const sign = phrase ? ` Your phrase: ${phrase}` : '';
  await db.insert(messages).values({ channel, recipient: target, ...codeMessage(code, sign), sentAt: now });
  return now + codePauseMs;
}

/** Text of a mail or short message with a code. */
export const codeMessage = (code: string, sign = '') => ({
  subject: 'Your code',
  body: `Your code is ${code}. Do not share it: our staff will never ask for it.${sign}`,
});

/** Returns the address or number that the code verifies; refuses a wrong code, and every code after five attempts. */
export async function requireCode(
  db: Db,
  memberId: string,
  { channel, code, now }: { channel: Channel; code: string; now: number },
): Promise<string> {
  const result = await withMember(db, memberId, async (tx) => {
    const [open] = await tx.select().from(memberCodes).where(rowOf(memberId, channel));
    if (!open || open.expiresAt <= now || open.failures >= codeTries) return { refusal: 'CODE_EXPIRED' as const };
    if (open.code === code.trim()) {
      await tx.delete(memberCodes).where(rowOf(memberId, channel));
      return { target: open.target };
    }
    const failures = open.failures + 1;
    await tx.update(memberCodes).set({ failures }).where(rowOf(memberId, channel));
    return { refusal: 'CODE_WRONG' as const, triesLeft: codeTries - failures };
  });
  return (
    result.target ?? refuse(result.refusal ?? 'CODE_EXPIRED', result.triesLeft === undefined ? undefined : { triesLeft: result.triesLeft })
  );
}

const rowOf = (memberId: string, channel: Channel) => and(eq(memberCodes.memberId, memberId), eq(memberCodes.channel, channel));
