import type { teamWire } from '@parlour/agent/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';
import type { AgentNode } from '../db/schema/team';
import type { Handler } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import { requireAgent, requireDownline } from './findNode';
import { type MoneySums, isWithin, moneySums, noSums, teamPostings, toMoney } from './teamMoney';

type Row = MoneySums & { id: string; name: string; username: string; isAgent: boolean; joinedAt: string; below: number };

const nameOf = sql`coalesce(member.nickname, member.username)`;

/** Returns the downlines of an agent page by page; figures are computed only for the rows of the page. */
export const readDownlines: Handler<typeof teamWire.getDownlines> = async ({ input, player, merchant, db }) => {
  const agent = await requireAgent(db, player, merchant);
  const top = input.of && input.of !== agent.memberId ? await requireDownline(db, agent, input.of) : agent;
  const { limit, offset } = requirePage(input);
  const wanted = whoIsWanted(top, input.search);
  const [counted] = rowsOf<{ count: number }>(
    await db.execute(sql`SELECT count(*)::int AS count FROM agent_node AS node JOIN member ON member.id = node.member_id WHERE ${wanted}`),
  );
  const count = counted?.count ?? 0;
  const rows = rowsOf<Row>(
    await db.execute(sql`
      WITH shown AS (
        SELECT node.path, member.id, member.username, member.joined_at, ${nameOf} AS name, member.type NOT IN (0, 4, 40) AS agent
        FROM agent_node AS node JOIN member ON member.id = node.member_id
        WHERE ${wanted} ORDER BY agent DESC, member.username LIMIT ${limit} OFFSET ${offset})
      SELECT shown.id, shown.name, shown.username, shown.agent AS "isAgent", shown.joined_at AS "joinedAt",
        (SELECT count(*)::int - 1 FROM agent_node AS lower WHERE lower.path >= shown.path AND lower.path < rtrim(shown.path, '/') || '0') AS below,
        figures.*
      FROM shown CROSS JOIN LATERAL (
        SELECT ${moneySums} FROM ${teamPostings}
        WHERE node.path >= shown.path AND node.path < rtrim(shown.path, '/') || '0'
          AND entry.booked_at >= ${input.from} AND entry.booked_at < ${input.to}) AS figures
      ORDER BY shown.agent DESC, shown.username`),
  );
  const content = rows.map(({ id, name, username, isAgent, joinedAt, below, ...sums }) => ({
    memberId: id,
    name,
    username,
    isAgent,
    joinedAt: Number(joinedAt),
    below,
    ...toMoney(sums),
  }));
  return {
    ...pageOf(content, input, count),
    count,
    currencySymbol: merchant.symbol,
    trail: await trailOf(db, agent, top),
    totals: await totalsOf(db, top, input),
  };
};

/** Selects the direct downlines, or with a search text everyone below by name. */
function whoIsWanted(top: AgentNode, search = ''): SQL {
  const text = search.trim();
  if (text === '') return sql`node.upline_id = ${top.memberId}`;
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`${isWithin(top.path)} AND node.path <> ${top.path} AND (member.username ILIKE ${pattern} OR member.nickname ILIKE ${pattern})`;
}

async function totalsOf(db: Db, { path }: AgentNode, { from, to }: { from: number; to: number }) {
  const isBelow = sql`${isWithin(path)} AND node.path <> ${path}`;
  const [sums = noSums] = rowsOf<MoneySums>(
    await db.execute(
      sql`SELECT ${moneySums} FROM ${teamPostings} WHERE ${isBelow} AND entry.booked_at >= ${from} AND entry.booked_at < ${to}`,
    ),
  );
  const [counted] = rowsOf<{ members: number }>(
    await db.execute(sql`SELECT count(*)::int AS members FROM agent_node AS node WHERE ${isBelow}`),
  );
  return { ...toMoney(sums), members: counted?.members ?? 0 };
}

/** Returns the path from the agent's direct downline to `top`. */
async function trailOf(db: Db, agent: AgentNode, top: AgentNode) {
  const ids = top.path.slice(agent.path.length).split('/').filter(Boolean);
  if (ids.length === 0) return [];
  const rows = rowsOf<{ id: string; name: string }>(
    await db.execute(
      sql`SELECT member.id, ${nameOf} AS name FROM member WHERE member.id IN (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`,
    ),
  );
  return ids.map((memberId) => ({ memberId, name: rows.find(({ id }) => id === memberId)?.name ?? memberId }));
}
