import { agentWire } from '@parlour/agent/wire';
import { eq } from 'drizzle-orm';
import { contractRequests } from '../db/schema/agent';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';

export function serveAgent(app: GatewayApp): void {
  answer(app, agentWire.getContractRequest, async ({ player, db }) => {
    const requests = await db.select().from(contractRequests).where(eq(contractRequests.memberId, player.memberId));
    const of = (kind: string) => requests.find((request) => request.kind === kind)?.request ?? '';
    return { dailysalreqtype: of('salary'), divtypecompperiodreq: of('dividend'), contracthoursalreq: of('hourly') };
  });
}
