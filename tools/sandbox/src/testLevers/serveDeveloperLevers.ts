import { findMerchant } from '@parlour/sandbox-world';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { members } from '../db/schema/session';
import { Refusal } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { memberTypes } from '../session/authenticate';
import { openSession } from '../session/openSession';
import { gatewayFlags } from '../system/gatewayFlags';
import { world } from '../world';
import { openMember } from './openMember';
import { withBody } from './withBody';

const opening = v.object({
  username: v.string(),
  /** Tells players of the same name apart. */
  merchant: v.optional(v.string()),
  /** Sets the member's type first, so that tests can check the rights of each. */
  type: v.optional(v.picklist([0, 1, 2, 40, 41, 42])),
});
const joining = v.object({ username: v.pipe(v.string(), v.regex(/^[a-z\d]{4,20}$/)) });
const flagChange = v.object({ merchant: v.string(), name: v.string(), isOn: v.nullable(v.boolean()) });

/** Levers for tests and for the app's developer panel: accounts, sessions, flags and the clock. */
export function serveDeveloperLevers(app: GatewayApp): void {
  app.get('/sandbox/members', (c) => {
    const merchant = c.req.query('merchant');
    const members = world.demoMembers.filter((member) => member.merchant === merchant);
    return c.json(members.map(({ username, nickname, type, status }) => ({ username, nickname, type, status: status ?? 'active' })));
  });

  app.post('/sandbox/members', async (c) =>
    withBody(c, joining, async ({ username }) => {
      const { db, clock } = c.var.platform;
      const now = clock.now();
      const member = await openMember(db, { username, now });
      return member ? c.json(await sessionOf(db, member, { now })) : c.json({ error: 'taken' }, 409);
    }),
  );

  app.post('/sandbox/sessions', async (c) =>
    withBody(c, opening, async ({ merchant, username, type }) => {
      const { db, clock } = c.var.platform;
      const [member] = await db
        .select()
        .from(members)
        .where(and(eq(members.username, username), merchant === undefined ? undefined : eq(members.merchant, merchant)));
      if (!member) return c.json({ error: 'no such member' }, 404);
      const changed = { ...member, type: type ?? member.type };
      if (changed.type !== member.type) await db.update(members).set({ type: changed.type }).where(eq(members.id, member.id));
      const entrance = memberTypes.includes(changed.type) ? 'member' : 'agent';
      try {
        return c.json(await sessionOf(db, changed, { now: clock.now(), entrance }));
      } catch (error) {
        if (error instanceof Refusal) return c.json({ error: error.code }, 409);
        throw error;
      }
    }),
  );

  app.get('/sandbox/flags', (c) => {
    const merchant = findMerchant(c.req.query('merchant'));
    return merchant ? c.json(gatewayFlags(merchant, c.var.platform.flags)) : c.json({ error: 'no such merchant' }, 404);
  });
  app.post('/sandbox/flags', async (c) =>
    withBody(c, flagChange, ({ merchant: code, name, isOn }) => {
      const merchant = findMerchant(code);
      if (!merchant) return c.json({ error: 'no such merchant' }, 404);
      const { flags } = c.var.platform;
      const { [name]: _, ...others } = flags.get(code) ?? {};
      flags.set(code, isOn === null ? others : { ...others, [name]: isOn ? '1' : '0' });
      return c.json(gatewayFlags(merchant, flags));
    }),
  );

  app.get('/sandbox/clock', (c) => c.json({ now: c.var.platform.clock.now() }));
}

/** Opens a session and returns it with its merchant, in the form that the app stores. */
async function sessionOf(...[db, member, options]: Parameters<typeof openSession>) {
  return { ...(await openSession(db, member, options)), merchantCode: member.merchant };
}
