import type { teamWire } from '@parlour/agent/wire';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rowsOf';
import { members } from '../db/schema/session';
import { agentCodes } from '../db/schema/team';
import type { Handler } from '../http/answer';
import { world } from '../world';
import { requireAgent } from './findNode';
import { incomeOf } from './incomeOf';
import { teamFigures } from './teamFigures';
import { isWithin } from './teamMoney';

const dayMs = 24 * 3_600_000;

/** Returns the overview of an agent. */
export const readOverview: Handler<typeof teamWire.getOverview> = async ({ input, player, merchant, language, db, clock }) => {
  const agent = await requireAgent(db, player, merchant);
  const period = { from: input.from, to: clock.now() + 1 };
  const [code] = await db.select().from(agentCodes).where(eq(agentCodes.memberId, agent.memberId));
  const [upline] = agent.uplineId ? await db.select().from(members).where(eq(members.id, agent.uplineId)) : [];
  const [counts] = rowsOf<{ direct: number; total: number; agents: number }>(
    await db.execute(sql`SELECT
        count(*) FILTER (WHERE node.upline_id = ${agent.memberId})::int AS direct,
        count(*)::int AS total,
        count(*) FILTER (WHERE member.type NOT IN (0, 4, 40))::int AS agents
      FROM agent_node AS node JOIN member ON member.id = node.member_id
      WHERE ${isWithin(agent.path)} AND node.path <> ${agent.path}`),
  );
  const today = Math.floor(clock.now() / dayMs) * dayMs;
  const { total: income } = await incomeOf(db, agent.memberId, period);
  return {
    currencySymbol: merchant.symbol,
    upline: upline ? (upline.nickname ?? upline.username) : null,
    code: code?.code ?? null,
    members: counts ?? { direct: 0, total: 0, agents: 0 },
    today: { ...(await teamFigures(db, agent.path, period)), income },
    announcements: world.agents.notices[language].map((notice, index) => ({
      ...notice,
      id: `agent-${index + 1}`,
      at: today - (1 + index * 4) * dayMs,
    })),
  };
};
