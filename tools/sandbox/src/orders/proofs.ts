import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { depositProofParts, moneyOrders } from '../db/schema/orders';
import { refuse } from '../http/refuse';
import { imageFault } from '../messaging/checkImage';

/** Product 4.6. */
const MAX_PROOFS = 3;

type Part = { memberId: string; orderNo: string; proofId: string; part: number; parts: number; data: string };

/** Stores one part of a receipt. When all parts are there, checks the content and deletes it if it is not an image. */
export async function keepProofPart(db: Db, { memberId, ...part }: Part): Promise<{ complete: boolean; proofs: number }> {
  const { orderNo, proofId } = part;
  if (part.part >= part.parts) return refuse('FIELD_INVALID', { field: 'part' });
  const [order] = await db
    .select()
    .from(moneyOrders)
    .where(and(eq(moneyOrders.orderNo, orderNo), eq(moneyOrders.memberId, memberId), eq(moneyOrders.kind, 'deposit')));
  if (!order) return refuse('ORDER_UNKNOWN');
  const others = new Set((await readParts(db, [orderNo])).map((kept) => kept.proofId).filter((id) => id !== proofId));
  if (others.size >= MAX_PROOFS) return refuse('FIELD_INVALID', { field: 'proofId' });
  await db
    .insert(depositProofParts)
    .values(part)
    .onConflictDoUpdate({
      target: [depositProofParts.orderNo, depositProofParts.proofId, depositProofParts.part],
      set: { data: part.data, parts: part.parts },
    });
  const ofProof = and(eq(depositProofParts.orderNo, orderNo), eq(depositProofParts.proofId, proofId));
  const kept = await db.select().from(depositProofParts).where(ofProof).orderBy(asc(depositProofParts.part));
  const complete = kept.length === part.parts;
  const fault = complete ? imageFault(Buffer.concat(kept.map(({ data }) => Buffer.from(data, 'base64')))) : undefined;
  if (fault) {
    await db.delete(depositProofParts).where(ofProof);
    return refuse(fault);
  }
  return { complete, proofs: (await countProofs(db, [orderNo])).get(orderNo) ?? 0 };
}

/** Returns the receipts that were uploaded completely, by order. */
export async function countProofs(db: Db, orderNos: readonly string[]): Promise<Map<string, number>> {
  const rows = await readParts(db, orderNos);
  const counts = new Map<string, number>();
  for (const proofId of new Set(rows.map((row) => row.proofId))) {
    const own = rows.filter((row) => row.proofId === proofId);
    const [first] = own;
    if (first && own.length === first.parts) counts.set(first.orderNo, (counts.get(first.orderNo) ?? 0) + 1);
  }
  return counts;
}

function readParts(db: Db, orderNos: readonly string[]) {
  const { orderNo, proofId, parts } = depositProofParts;
  return db
    .select({ orderNo, proofId, parts })
    .from(depositProofParts)
    .where(inArray(orderNo, [...orderNos]));
}
