import { findMerchant } from '@parlour/sandbox-world';
import * as v from 'valibot';
import { Refusal } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { findByName, nameOf } from '../session/findByName';
import { openSession } from '../session/openSession';
import { gatewayFlags } from '../system/gatewayFlags';
import { world } from '../world';
import { withBody } from './withBody';

const someone = v.object({ merchant: v.string(), username: v.string() });
const flagChange = v.object({ merchant: v.string(), name: v.string(), isOn: v.nullable(v.boolean()) });

/** Levers of the app's panel for developers: who plays, which flags are set, how late it is. */
export function serveDeveloperLevers(app: GatewayApp): void {
  app.get('/sandbox/members', (c) => {
    const merchant = c.req.query('merchant');
    const members = world.demoMembers.filter((member) => member.merchant === merchant);
    return c.json(members.map(({ username, nickname, type, status }) => ({ username, nickname, type, status: status ?? 'active' })));
  });

  app.post('/sandbox/logins', async (c) =>
    withBody(c, someone, async ({ merchant, username }) => {
      const { db, clock } = c.var.platform;
      const member = await findByName(db, nameOf(merchant, username));
      if (!member) return c.json({ error: 'no such member' }, 404);
      try {
        return c.json(await openSession(db, member, { now: clock.now() }));
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
