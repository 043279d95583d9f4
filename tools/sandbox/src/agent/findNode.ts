import { eq } from 'drizzle-orm';
import type { Merchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { type AgentNode, agentNodes } from '../db/schema/team';
import { refuse } from '../http/refuse';
import type { Session } from '../session/authenticate';

/** Member types that are not agents (specification 6). */
const noAgents: readonly number[] = [0, 4, 40];

/** Returns the calling agent's node; an agent outside the tree gets an empty team. Refuses members who are not agents. */
export async function requireAgent(db: Db, { memberId, type }: Session, merchant: Merchant): Promise<AgentNode> {
  if (noAgents.includes(type)) return refuse('NOT_ALLOWED');
  return (await findNode(db, memberId)) ?? { memberId, merchant: merchant.code, uplineId: null, path: `/${memberId}/` };
}

/**
 * Returns a member of the agent's team other than the agent; refuses anyone else with the same error, whether or not the account
 * exists.
 */
export async function requireDownline(db: Db, agent: AgentNode, memberId: string): Promise<AgentNode> {
  const node = await findNode(db, memberId);
  const isBelow = node && node.merchant === agent.merchant && node.memberId !== agent.memberId && node.path.startsWith(agent.path);
  return isBelow ? node : refuse('NOT_DOWNLINE');
}

async function findNode(db: Db, memberId: string): Promise<AgentNode | undefined> {
  const [node] = await db.select().from(agentNodes).where(eq(agentNodes.memberId, memberId));
  return node;
}
