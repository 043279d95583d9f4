import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { accountKeys } from '../db/schema/access';
import { members } from '../db/schema/session';
import { hashToken } from './tokens';

/** An idempotency key of an account; it means nothing for another use or another owner. */
export type AccountKey = {
  use: 'registration' | 'passwordTicket' | 'passwordReset' | 'passwordChange' | 'paymentPassword' | 'paymentPasswordChange';
  /** Merchant code, or the member's id where the caller is logged in. */
  owner: string;
  key: string;
};

/** The table holds hashes only, so a leaked table exposes no key. */
const hashOf = ({ use, owner, key }: AccountKey) => hashToken(`${use}/${owner}/${key}`);

/** Returns the member for whom the key was used, and when; `undefined` for a new key. */
export async function findKeyUse(db: Db, key: AccountKey) {
  const [found] = await db
    .select({ member: members, usedAt: accountKeys.usedAt })
    .from(accountKeys)
    .innerJoin(members, eq(members.id, accountKeys.memberId))
    .where(eq(accountKeys.keyHash, hashOf(key)));
  return found;
}

/** Stores the use of a key, in the transaction that acts by it; a key that was used before fails, and the transaction with it. */
export async function storeKeyUse(tx: Db, key: AccountKey, { memberId, now }: { memberId: string; now: number }): Promise<void> {
  await tx.insert(accountKeys).values({ keyHash: hashOf(key), memberId, usedAt: now });
}

/** A secret that only the key's holder can have again: it is derived, so the database need not store it. */
export function secretOfKey({ use, key }: AccountKey, memberId: string): string {
  return createHmac('sha256', key).update(`${use}/${memberId}`).digest('base64url');
}
