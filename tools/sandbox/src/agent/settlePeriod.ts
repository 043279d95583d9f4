import { randomUUID } from 'node:crypto';
import { addMoney, compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { and, eq } from 'drizzle-orm';
import type { Merchant, IncomeKind, Period } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { type AgentNode, agentNodes, agentRebates, agentSettlements } from '../db/schema/team';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { grossOf } from './grossOf';
import { rebateGross } from './rebateGross';
import { readPlay } from './readPlay';
import { readAccepted } from './readAccepted';

export type Paid = { memberId: string; gross: Money; passedOn: Money; amount: Money };
export type Settlement = { kind: IncomeKind; period: Period; now: number };

/**
 * Pays all agents of a merchant for a period, once. Each agent keeps the yield of its own terms less the yield of the terms of its direct
 * downlines yield, but never a negative amount. The house pays; every entry sums to zero.
 */
export async function settlePeriod(db: Db, merchant: Merchant, { kind, period, now }: Settlement): Promise<Paid[]> {
  const { symbol } = merchant;
  return db.transaction(async (tx) => {
    const nodes = await tx.select().from(agentNodes).where(eq(agentNodes.merchant, merchant.code)).for('update');
    const play = await readPlay(tx, merchant.code, period);
    const gross =
      kind === 'rebate'
        ? rebateGross(nodes, play, { rates: await tx.select().from(agentRebates), symbol })
        : grossOf(nodes, play, { contracts: await readAccepted(tx, kind, period), symbol });
    const wins = share(nodes, gross);
    const settled = await tx
      .select({ memberId: agentSettlements.memberId })
      .from(agentSettlements)
      .where(and(eq(agentSettlements.kind, kind), eq(agentSettlements.periodFrom, period.from)));
    const paid = wins.filter(({ memberId, gross }) => compareMoney(gross, '0') > 0 && !settled.some((row) => row.memberId === memberId));
    if (paid.length === 0) return [];
    const due = paid.filter(({ amount }) => compareMoney(amount, '0') > 0);
    if (due.length > 0) {
      await postEntries(
        tx,
        booksOf(merchant, 0),
        due.map(({ memberId, amount }) => ({
          kind: `agent.${kind}`,
          reference: `${memberId}/${period.from}`,
          at: now,
          moves: [
            { role: 'player', memberId, amount },
            { role: 'commissions', amount: `-${amount}` },
          ],
        })),
      );
    }
    await tx
      .insert(agentSettlements)
      .values(paid.map((row) => ({ ...row, id: randomUUID(), kind, periodFrom: period.from, periodTo: period.to, paidAt: now })));
    return paid;
  });
}

/** Returns the part of its gross that each agent keeps after paying the direct downlines. */
export function share(nodes: readonly AgentNode[], gross: ReadonlyMap<string, Money>): Paid[] {
  const passed = new Map<string, Money>();
  for (const { memberId, uplineId } of nodes) {
    const own = gross.get(memberId);
    if (uplineId && own) passed.set(uplineId, addMoney(passed.get(uplineId) ?? '0', own));
  }
  return nodes.map(({ memberId }) => {
    const [own, passedOn] = [gross.get(memberId) ?? '0.00', passed.get(memberId) ?? '0.00'];
    const rest = subtractMoney(own, passedOn);
    return { memberId, gross: own, passedOn, amount: compareMoney(rest, '0') > 0 ? rest : '0.00' };
  });
}
