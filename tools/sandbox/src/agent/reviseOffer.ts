import { randomUUID } from 'node:crypto';
import type { ContractKind } from '@parlour/agent/wire';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { contractRequests } from '../db/schema/agent';

export type Revision = { memberId: string; kind: ContractKind; act: 'withdraw' | 'change'; now: number };

/** Withdraws the open request, or replaces it by a new version that requires one more active member for each tier. */
export async function reviseOffer(db: Db, { memberId, kind, act, now }: Revision): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(contractRequests.memberId, memberId), eq(contractRequests.kind, kind), isNull(contractRequests.answer));
    const [open] = await tx.select().from(contractRequests).where(isOpen).for('update');
    if (!open) return undefined;
    await tx.update(contractRequests).set({ answer: 'withdrawn', answeredAt: now }).where(isOpen);
    if (act === 'withdraw') return open.version;
    const version = `${open.version.split('/')[0]}/${randomUUID().slice(0, 8)}`;
    const tiers = open.tiers?.map((tier) => ({ ...tier, activeMembers: tier.activeMembers + 1 })) ?? null;
    await tx.insert(contractRequests).values({ ...open, version, tiers, offeredAt: now });
    return version;
  });
}
