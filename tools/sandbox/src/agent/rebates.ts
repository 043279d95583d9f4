import type { DownlineRebates, Rebate, teamWire } from '@parlour/agent/wire';
import { productTypes } from '@parlour/agent/wire';
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';
import { agentNodes, agentRebates } from '../db/schema/team';
import type { Handler } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import { refuse } from '../http/refuse';
import { wireAmount } from '../ledger/wireAmount';
import { withMember } from '../wallet/withMember';
import { requireAgent, requireDownline } from './findNode';

const noAgents = [0, 4, 40];

export const getRebates: Handler<typeof teamWire.getRebates> = async ({ input, player, merchant, db }) => {
  const agent = await requireAgent(db, player, merchant);
  const { limit, offset } = requirePage(input);
  const pattern = `%${(input.search ?? '').trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const wanted = and(eq(agentNodes.uplineId, agent.memberId), or(ilike(members.username, pattern), ilike(members.nickname, pattern)));
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(agentNodes)
    .innerJoin(members, eq(members.id, agentNodes.memberId))
    .where(wanted);
  const rows = await db
    .select({ member: members })
    .from(agentNodes)
    .innerJoin(members, eq(members.id, agentNodes.memberId))
    .where(wanted)
    .orderBy(sql`${members.type} IN (0, 4, 40)`, asc(members.username))
    .limit(limit)
    .offset(offset);
  const content = await readRows(
    db,
    rows.map(({ member }) => member),
  );
  const own = (await ratesOf(db, [agent.memberId])).get(agent.memberId) ?? [];
  return { ...pageOf(content, input, counted?.count ?? 0), own };
};

/** Sets the rebate rates of a direct downline, from the rates that the downline grants up to the agent's own rates. */
export const setRebates: Handler<typeof teamWire.setRebates> = async ({ input, player, merchant, db }) => {
  const agent = await requireAgent(db, player, merchant);
  const downline = await requireDownline(db, agent, input.memberId);
  if (downline.uplineId !== agent.memberId) return refuse('NOT_DOWNLINE');
  return withMember(db, downline.memberId, async (tx, member) => {
    const own = (await ratesOf(tx, [agent.memberId])).get(agent.memberId) ?? [];
    const [row] = await readRows(tx, [member]);
    for (const { productType, rate } of input.rates) {
      if (!/^\d{1,3}(\.\d{1,2})?$/.test(rate)) return refuse('FIELD_INVALID', { field: productType });
      const [most, least] = [rateIn(own, productType), rateIn(row?.granted ?? [], productType)];
      if (Number(rate) > Number(most)) return refuse('ABOVE_MAX', { productType, limit: most });
      if (Number(rate) < Number(least)) return refuse('BELOW_MIN', { productType, limit: least });
    }
    for (const { productType, rate } of input.rates) {
      const isThis = and(eq(agentRebates.memberId, member.id), eq(agentRebates.productType, productType));
      await tx.delete(agentRebates).where(isThis);
      if (Number(rate) > 0) await tx.insert(agentRebates).values({ memberId: member.id, productType, rate });
    }
    const [changed] = await readRows(tx, [member]);
    return changed ?? refuse('NOT_DOWNLINE');
  });
};

function rateIn(rates: readonly Rebate[], productType: Rebate['productType']): string {
  return rates.find((rebate) => rebate.productType === productType)?.rate ?? '0.00';
}

async function ratesOf(db: Db, ids: string[]): Promise<Map<string, Rebate[]>> {
  const rows = ids.length > 0 ? await db.select().from(agentRebates).where(inArray(agentRebates.memberId, ids)) : [];
  return new Map(ids.map((id) => [id, inOrder(rows.filter(({ memberId }) => memberId === id))]));
}

async function readRows(db: Db, rows: (typeof members.$inferSelect)[]): Promise<DownlineRebates[]> {
  const ids = rows.map(({ id }) => id);
  const rates = await ratesOf(db, ids);
  const granted =
    ids.length > 0
      ? await db
          .select({ uplineId: agentNodes.uplineId, productType: agentRebates.productType, rate: sql<string>`max(${agentRebates.rate})` })
          .from(agentRebates)
          .innerJoin(agentNodes, eq(agentNodes.memberId, agentRebates.memberId))
          .where(inArray(agentNodes.uplineId, ids))
          .groupBy(agentNodes.uplineId, agentRebates.productType)
      : [];
  return rows.map(({ id, nickname, username, type }) => ({
    memberId: id,
    name: nickname ?? username,
    isAgent: !noAgents.includes(type),
    rates: rates.get(id) ?? [],
    granted: inOrder(granted.filter(({ uplineId }) => uplineId === id)),
  }));
}

function inOrder(rates: readonly { productType: Rebate['productType']; rate: string }[]): Rebate[] {
  return productTypes.flatMap((productType) => {
    const found = rates.find((rebate) => rebate.productType === productType);
    return found ? [{ productType, rate: wireAmount(found.rate) }] : [];
  });
}
