import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { loginGuards } from '../db/schema/session';
import { refuse } from '../http/refuse';
import type { MemberName } from './findByName';

export const captchaAfterFailures = 2;
export const lockAfterFailures = 6;
export const loginLockMs = 15 * 60_000;

const rowOf = ({ merchant, username }: MemberName) => and(eq(loginGuards.merchant, merchant), eq(loginGuards.username, username));

/** Returns the failed logins so far; refuses while the name is locked. */
export async function readFailures(db: Db, name: MemberName, now: number): Promise<number> {
  const [guard] = await db.select().from(loginGuards).where(rowOf(name));
  if (!guard) return 0;
  if (guard.lockedUntil === null) return guard.failures;
  if (guard.lockedUntil > now) return refuse('ACCOUNT_LOCKED', { lockedUntil: guard.lockedUntil });
  await clearFailures(db, name);
  return 0;
}

/** Counts a failed login and refuses, with the number of attempts left. */
export async function refuseLogin(db: Db, name: MemberName, now: number): Promise<never> {
  const failures = await countFailure(db, name);
  const triesLeft = Math.max(0, lockAfterFailures - failures);
  if (triesLeft > 0) return refuse('LOGIN_FAILED', { captcha: failures >= captchaAfterFailures, triesLeft });
  const lockedUntil = now + loginLockMs;
  await db.update(loginGuards).set({ lockedUntil }).where(rowOf(name));
  return refuse('ACCOUNT_LOCKED', { lockedUntil });
}

async function countFailure(db: Db, name: MemberName): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .insert(loginGuards)
      .values({ ...name, failures: 0 })
      .onConflictDoNothing();
    const [guard] = await tx.select().from(loginGuards).where(rowOf(name)).for('update');
    const failures = (guard?.failures ?? 0) + 1;
    await tx.update(loginGuards).set({ failures }).where(rowOf(name));
    return failures;
  });
}

export async function clearFailures(db: Db, name: MemberName): Promise<void> {
  await db.delete(loginGuards).where(rowOf(name));
}
