import type { ContractKind, Tier } from '@parlour/agent/wire';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Period } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { contractRequests } from '../db/schema/agent';

/** Returns the tiers in force for each agent when the period began: the last accepted ones, unless ended since. */
export async function readAccepted(db: Db, kind: ContractKind, { from }: Period): Promise<Map<string, Tier[]>> {
  const rows = await db
    .select()
    .from(contractRequests)
    .where(and(eq(contractRequests.kind, kind), eq(contractRequests.answer, 'accepted'), lt(contractRequests.answeredAt, from)))
    .orderBy(asc(contractRequests.offeredAt));
  const counting = new Map<string, Tier[]>();
  for (const { memberId, tiers, effectiveAt } of rows) {
    if (!tiers) counting.delete(memberId);
    else if ((effectiveAt ?? 0) <= from) counting.set(memberId, tiers);
  }
  return counting;
}
