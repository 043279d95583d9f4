import { agentWire, contractKinds, teamWire, transferWire } from '@parlour/agent/wire';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { findMerchant, lastMoment, periodOf, incomeKinds } from '@parlour/sandbox-world';
import { contractRequests } from '../db/schema/agent';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { answerContract } from './answerContract';
import { readContract } from './readContract';
import { readDownlines } from './readDownlines';
import { readIncome } from './readIncome';
import { readKpi } from './readKpi';
import { readOverview } from './readOverview';
import { getRebates, setRebates } from './rebates';
import { requireContracts } from './requireContracts';
import { reviseOffer } from './reviseOffer';
import { settlePeriod } from './settlePeriod';
import { createTransfer, findTransfer, getTransferRules, getTransfers } from './transfers';

const revision = v.object({ memberId: v.string(), kind: v.picklist(contractKinds), act: v.picklist(['withdraw', 'change']) });

const settlement = v.object({
  kind: v.picklist(incomeKinds),
  merchant: v.optional(v.string(), '200jilif3'),
  /** Settles the period that contains this moment; by default the last completed one. */
  at: v.optional(v.number()),
});

export function serveAgent(app: GatewayApp): void {
  answer(app, agentWire.getContractRequest, async ({ player, db }) => {
    const requests = await db
      .select()
      .from(contractRequests)
      .where(and(eq(contractRequests.memberId, player.memberId), isNull(contractRequests.answer)));
    const of = (kind: string) => requests.find((request) => request.kind === kind)?.request ?? '';
    return { dailysalreqtype: of('salary'), divtypecompperiodreq: of('dividend'), contracthoursalreq: of('hourly') };
  });

  answer(app, agentWire.getContract, async ({ input, player, merchant, language, db, clock }) => {
    requireContracts(player);
    const reader = { memberId: player.memberId, kind: input.kind, language, currencySymbol: merchant.symbol, now: clock.now() };
    return readContract(db, reader);
  });

  answer(app, agentWire.answerContract, answerContract);

  answer(app, teamWire.getOverview, readOverview);
  answer(app, teamWire.getKpi, readKpi);
  answer(app, teamWire.getDownlines, readDownlines);
  answer(app, teamWire.getRebates, getRebates);
  answer(app, teamWire.setRebates, setRebates);
  answer(app, teamWire.getIncome, readIncome);
  answer(app, transferWire.getTransferRules, getTransferRules);
  answer(app, transferWire.createTransfer, createTransfer);
  answer(app, transferWire.findTransfer, findTransfer);
  answer(app, transferWire.getTransfers, getTransfers);

  /** Test lever: settles a period at once instead of on schedule. Each period of an agent is settled only once. */
  app.post('/sandbox/agents/settle', async (c) => {
    const asked = v.safeParse(settlement, await c.req.json().catch(() => undefined));
    const merchant = asked.success ? findMerchant(asked.output.merchant) : undefined;
    if (!asked.success || !merchant) return c.json({ error: 'kind expected: salary, dividend, hourly or rebate' }, 400);
    const { db, clock } = c.var.platform;
    const { kind, at } = asked.output;
    const period = periodOf(kind, at ?? lastMoment(kind, clock.now(), merchant), merchant);
    return c.json({ ...period, paid: await settlePeriod(db, merchant, { kind, period, now: clock.now() }) });
  });

  /** Test lever: changes or withdraws the open request while the member reads it. */
  app.post('/sandbox/contracts', async (c) => {
    const asked = v.safeParse(revision, await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ error: 'memberId, kind and act expected' }, 400);
    const { db, clock } = c.var.platform;
    const version = await reviseOffer(db, { ...asked.output, now: clock.now() });
    return version ? c.json({ version }) : c.json({ error: 'nothing of this kind waits' }, 404);
  });
}
