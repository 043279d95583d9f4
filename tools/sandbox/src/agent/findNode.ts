import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { type AgentNode, agentNodes } from '../db/schema/team';
import { refuse } from '../http/refuse';
import type { Merchant } from '../merchants';
import type { Session } from '../session/authenticate';

/** Types that are no agents (specification 6). */
const noAgents: readonly number[] = [0, 4, 40];

/** Where the calling agent stands; one who stands nowhere yet has an empty team. Refuses who is no agent. */
export async function requireAgent(db: Db, { memberId, type }: Session, merchant: Merchant): Promise<AgentNode> {
  if (noAgents.includes(type)) return refuse('NOT_ALLOWED');
  return (await findNode(db, memberId)) ?? { memberId, merchant: merchant.code, uplineId: null, path: `/${memberId}/` };
}

/** A member of the agent's team, the agent excluded; refuses everybody else, known or not, in the same words. */
export async function requireDownline(db: Db, agent: AgentNode, memberId: string): Promise<AgentNode> {
  const node = await findNode(db, memberId);
  const isBelow = node && node.merchant === agent.merchant && node.memberId !== agent.memberId && node.path.startsWith(agent.path);
  return isBelow ? node : refuse('NOT_DOWNLINE');
}

async function findNode(db: Db, memberId: string): Promise<AgentNode | undefined> {
  const [node] = await db.select().from(agentNodes).where(eq(agentNodes.memberId, memberId));
  return node;
}
