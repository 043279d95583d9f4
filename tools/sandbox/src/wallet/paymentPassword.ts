import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';
import { refuse } from '../http/refuse';
import { verifyPassword } from '../session/passwords';
import { withMember } from './withMember';

export const paymentTries = 5;
export const paymentLockMs = 30 * 60_000;

/** Refuses a wrong transaction password; the failure stays counted even though the request fails. */
export async function requirePaymentPassword(db: Db, memberId: string, { given, now }: { given: string; now: number }): Promise<void> {
  const refusal = await withMember(db, memberId, async (tx, member) => {
    if (member.paymentPasswordHash === null) return { code: 'NOT_ALLOWED' };
    const locked = member.paymentLockedUntil !== null && member.paymentLockedUntil > now;
    if (locked) return { code: 'PAYMENT_PASSWORD_LOCKED', value: { lockedUntil: member.paymentLockedUntil } };
    const correct = await verifyPassword(given, member.paymentPasswordHash);
    const failures = correct ? 0 : member.paymentFailures + 1;
    const paymentLockedUntil = failures >= paymentTries ? now + paymentLockMs : null;
    await tx
      .update(members)
      .set({ paymentFailures: paymentLockedUntil ? 0 : failures, paymentLockedUntil })
      .where(eq(members.id, memberId));
    if (correct) return undefined;
    if (paymentLockedUntil) return { code: 'PAYMENT_PASSWORD_LOCKED', value: { lockedUntil: paymentLockedUntil } };
    return { code: 'WRONG_PAYMENT_PASSWORD', value: { triesLeft: paymentTries - failures } };
  });
  if (refusal) refuse(refusal.code, refusal.value);
}

/** Six digits, neither all equal nor consecutive. */
export function isWeakPaymentPassword(password: string): boolean {
  if (!/^\d{6}$/.test(password)) return true;
  const steps = new Set([...password].slice(1).map((digit, index) => Number(digit) - Number(password[index])));
  return steps.size === 1 && [0, 1, -1].some((step) => steps.has(step));
}
