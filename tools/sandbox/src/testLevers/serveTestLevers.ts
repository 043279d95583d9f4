import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { setCategory } from '../catalog/setCategory';
import { captchas, members } from '../db/schema/session';
import { faultRule } from '../faults/fault';
import { auditLedger } from '../ledger/auditLedger';
import { drawNow } from '../lottery/drawNow';
import { settleOrder } from '../orders/settleOrders';
import type { GatewayApp } from '../platform';
import { normalState } from '../system/siteState';
import { setMethodHealth } from '../wallet/methodHealth';
import { setConditions } from '../wallet/withdrawConditions';
import { withBody } from './withBody';

const clockMove = v.object({ advanceMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });
const settlement = v.object({ outcome: v.picklist(['successful', 'rejected', 'delayed', 'expired']), reason: v.optional(v.string()) });
const spins = v.object({ username: v.string(), stops: v.array(v.array(v.number())) });
const lotteryDraw = v.object({ nodeId: v.string(), numbers: v.optional(v.array(v.string())) });
const methodState = v.object({ merchant: v.string(), methodId: v.string(), health: v.picklist(['ok', 'slow', 'down']) });
const categoryState = v.object({ merchant: v.string(), category: v.string(), isDisabled: v.boolean() });
const conditions = v.object({
  kycPassed: v.optional(v.nullable(v.boolean())),
  closedUntil: v.optional(v.nullable(v.number())),
  coolingMs: v.optional(v.number()),
});
const site = v.object({
  maintenance: v.optional(v.boolean(), normalState.maintenance),
  maintenanceUntil: v.optional(v.nullable(v.number()), normalState.maintenanceUntil),
  regionRestriction: v.optional(v.boolean(), normalState.regionRestriction),
  hasSplitStatus: v.optional(v.boolean(), normalState.hasSplitStatus),
});

/** Levers for tests and demonstrations. They are not part of the operator's contract and have paths outside it. */
export function serveTestLevers(app: GatewayApp): void {
  app.get('/sandbox/health', (c) => c.json({ ok: true }));

  app.get('/sandbox/faults', (c) => c.json(c.var.platform.faults.list()));
  app.post('/sandbox/faults', async (c) => withBody(c, faultRule, (rule) => c.json({ id: c.var.platform.faults.add(rule) })));
  app.delete('/sandbox/faults', (c) => {
    const { clientId, id } = c.req.query();
    if (id === undefined) c.var.platform.faults.clear(clientId);
    else c.var.platform.faults.remove(Number(id));
    return c.json({ ok: true });
  });

  app.post('/sandbox/clock', async (c) =>
    withBody(c, clockMove, ({ advanceMs }) => {
      const { clock } = c.var.platform;
      clock.advance(advanceMs);
      return c.json({ now: clock.now() });
    }),
  );
  app.post('/sandbox/status', async (c) => withBody(c, site, (state) => c.json(Object.assign(c.var.platform.site, state))));

  app.post('/sandbox/spins', async (c) =>
    withBody(c, spins, async ({ username, stops }) => {
      const { db, plannedStops } = c.var.platform;
      const [member] = await db.select().from(members).where(eq(members.username, username));
      if (!member) return c.json({ error: 'no such member' }, 404);
      plannedStops.set(member.id, stops);
      return c.json({ ok: true });
    }),
  );

  app.post('/sandbox/lottery/draw', async (c) =>
    withBody(c, lotteryDraw, async (draw) => {
      const drawNo = await drawNow(c.var.platform, draw);
      return drawNo ? c.json({ drawNo }) : c.json({ error: 'no such lottery' }, 404);
    }),
  );

  app.get('/sandbox/captcha', async (c) => {
    const [captcha] = await c.var.platform.db
      .select()
      .from(captchas)
      .where(eq(captchas.clientId, c.req.query('clientId') ?? ''));
    return captcha ? c.json({ answer: captcha.answer }) : c.json({ error: 'no captcha for this client' }, 404);
  });

  app.post('/sandbox/methods', async (c) =>
    withBody(c, methodState, async ({ merchant, ...state }) => {
      await setMethodHealth(c.var.platform.db, merchant, state);
      return c.json({ ok: true });
    }),
  );

  app.post('/sandbox/categories', async (c) =>
    withBody(c, categoryState, async (state) => {
      await setCategory(c.var.platform.db, state);
      return c.json({ ok: true });
    }),
  );

  app.post('/sandbox/members/:username/withdrawals', async (c) =>
    withBody(c, conditions, async (asked) => {
      const { db } = c.var.platform;
      const [member] = await db
        .select()
        .from(members)
        .where(eq(members.username, c.req.param('username')));
      if (!member) return c.json({ error: 'no such member' }, 404);
      await setConditions(db, member.id, asked);
      return c.json({ ok: true });
    }),
  );

  app.get('/sandbox/ledger', async (c) => {
    const audit = await auditLedger(c.var.platform.db);
    return c.json(audit, audit.sound ? 200 : 500);
  });

  app.post('/sandbox/orders/:orderNo/settle', async (c) =>
    withBody(c, settlement, async ({ outcome, reason }) => {
      const { db, clock } = c.var.platform;
      const order = await settleOrder(db, c.req.param('orderNo'), { outcome, reason, now: clock.now() });
      return order ? c.json({ orderNo: order.orderNo, step: order.step }) : c.json({ error: 'no such order' }, 404);
    }),
  );
}
