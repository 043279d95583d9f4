import { agentWire, contractKinds } from '@parlour/agent/wire';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { contractRequests } from '../db/schema/agent';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { answerContract } from './answerContract';
import { readContract } from './readContract';
import { requireContracts } from './requireContracts';
import { reviseOffer } from './reviseOffer';

const revision = v.object({ memberId: v.string(), kind: v.picklist(contractKinds), act: v.picklist(['withdraw', 'change']) });

export function serveAgent(app: GatewayApp): void {
  answer(app, agentWire.getContractRequest, async ({ player, db }) => {
    const requests = await db
      .select()
      .from(contractRequests)
      .where(and(eq(contractRequests.memberId, player.memberId), isNull(contractRequests.answer)));
    const of = (kind: string) => requests.find((request) => request.kind === kind)?.request ?? '';
    return { dailysalreqtype: of('salary'), divtypecompperiodreq: of('dividend'), contracthoursalreq: of('hourly') };
  });

  answer(app, agentWire.getContract, async ({ input, player, merchant, language, db }) => {
    requireContracts(player);
    return readContract(db, { memberId: player.memberId, kind: input.kind, language, currencySymbol: merchant.symbol });
  });

  answer(app, agentWire.answerContract, answerContract);

  /** A lever outside the operator's contract: what waits for a member changes or goes while the member reads it. */
  app.post('/sandbox/contracts', async (c) => {
    const asked = v.safeParse(revision, await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ error: 'memberId, kind and act expected' }, 400);
    const { db, clock } = c.var.platform;
    const version = await reviseOffer(db, { ...asked.output, now: clock.now() });
    return version ? c.json({ version }) : c.json({ error: 'nothing of this kind waits' }, 404);
  });
}
