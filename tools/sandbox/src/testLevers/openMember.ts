import { randomUUID } from 'node:crypto';
import { demoPassword } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';
import { captureMessage } from '../mailbox/captureMessage';
import { hashPassword } from '../session/passwords';

/** The merchant of new test accounts. */
const MERCHANT = '200jilif3';

/**
 * Opens an account with the password of the demo accounts, so that tests of other screens need not fill in the form. Returns its row, or
 * undefined if the name is taken.
 */
export async function openMember(db: Db, { username, now }: { username: string; now: number }) {
  const [member] = await db
    .insert(members)
    .values({
      id: randomUUID(),
      merchant: MERCHANT,
      username,
      passwordHash: await hashPassword(demoPassword),
      type: 0,
      status: 'active',
      joinedAt: now,
      lastLoginAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (member) await captureMessage(db, { member, at: now, notice: 'welcome' });
  return member;
}
