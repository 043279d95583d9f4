import { eq } from 'drizzle-orm';
import { dataOf, type Merchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { withdrawConditions } from '../db/schema/orders';
import { refuse } from '../http/refuse';
import type { Member } from './withMember';

export type WithdrawConditions = {
  /** Null if the merchant does not require it. */
  phoneVerified: boolean | null;
  kycPassed: boolean | null;
  closedUntil: number | null;
  coolingMs: number;
};

/** Returns the withdrawal conditions of one member, beyond the rules for everyone. */
export async function readConditions(db: Db, merchant: Merchant, member: Member): Promise<WithdrawConditions> {
  const [own] = await db.select().from(withdrawConditions).where(eq(withdrawConditions.memberId, member.id));
  return {
    phoneVerified: dataOf(merchant).verifiesMobile && member.mobile !== '' ? member.mobileVerified : null,
    kycPassed: own?.kycPassed ?? null,
    closedUntil: own?.closedUntil ?? null,
    coolingMs: own?.coolingMs ?? 0,
  };
}

export function requireConditions({ phoneVerified, kycPassed, closedUntil }: WithdrawConditions, now: number): void {
  if (phoneVerified === false) refuse('PHONE_REQUIRED');
  if (kycPassed === false) refuse('KYC_REQUIRED');
  if (closedUntil !== null && closedUntil > now) refuse('WITHDRAW_CLOSED', { closedUntil });
}

export async function setConditions(
  db: Db,
  memberId: string,
  conditions: Partial<Pick<WithdrawConditions, 'kycPassed' | 'closedUntil' | 'coolingMs'>>,
): Promise<void> {
  await db
    .insert(withdrawConditions)
    .values({ memberId, ...conditions })
    .onConflictDoUpdate({ target: withdrawConditions.memberId, set: { memberId, ...conditions } });
}
