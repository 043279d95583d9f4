import type { teamWire } from '@parlour/agent/wire';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { agentSettlements } from '../db/schema/team';
import type { Handler } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import { wireAmount } from '../ledger/wireAmount';
import { requireAgent } from './findNode';

/** Returns an agent's settlements that were paid in the range. */
export const readIncome: Handler<typeof teamWire.getIncome> = async ({ input, player, merchant, db }) => {
  const { memberId } = await requireAgent(db, player, merchant);
  const { limit, offset } = requirePage(input);
  const { paidAt } = agentSettlements;
  const wanted = and(eq(agentSettlements.memberId, memberId), gte(paidAt, input.from), lt(paidAt, input.to));
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(agentSettlements)
    .where(wanted);
  const rows = await db
    .select()
    .from(agentSettlements)
    .where(wanted)
    .orderBy(desc(paidAt), desc(agentSettlements.id))
    .limit(limit)
    .offset(offset);
  const content = rows.map(({ id, kind, periodFrom, periodTo, gross, passedOn, amount, paidAt: at }) => ({
    id,
    kind,
    periodFrom,
    periodTo,
    gross: wireAmount(gross),
    passedOn: wireAmount(passedOn),
    amount: wireAmount(amount),
    paidAt: at,
  }));
  return { ...pageOf(content, input, counted?.count ?? 0), currencySymbol: merchant.symbol };
};
