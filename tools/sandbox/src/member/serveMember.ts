import { randomUUID } from 'node:crypto';
import { profileWire, securityWire } from '@parlour/session/wire';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { demoPassword, headIcons } from '@parlour/sandbox-world';
import { members } from '../db/schema/session';
import { answer } from '../http/answer';
import { captureMessage } from '../mailbox/captureMessage';
import type { GatewayApp } from '../platform';
import { hashPassword } from '../session/passwords';
import { issueToken } from '../session/tokens';
import { changePaymentPassword, findPaymentPasswordChange, resetPaymentPassword } from './changePaymentPassword';
import { getProfile, setBirthday, setContact, setHeadIcon, setNickname, setPayeeName, setPreference } from './profile';
import * as security from './security';
import { serveHeadIcons } from './serveHeadIcons';

const opening = v.object({ username: v.string(), type: v.optional(v.picklist([0, 1, 2, 40, 41, 42])) });
const joining = v.object({ username: v.pipe(v.string(), v.regex(/^[a-z\d]{4,20}$/)) });
/** Merchant of the members that tests open. */
const MERCHANT = '200jilif3';

export function serveMember(app: GatewayApp): void {
  serveHeadIcons(app);
  answer(app, profileWire.getProfile, getProfile);
  answer(app, profileWire.getHeadIcons, () => headIcons);
  answer(app, profileWire.setHeadIcon, setHeadIcon);
  answer(app, profileWire.setNickname, setNickname);
  answer(app, profileWire.setPayeeName, setPayeeName);
  answer(app, profileWire.setBirthday, setBirthday);
  answer(app, profileWire.setContact, setContact);
  answer(app, profileWire.setPreference, setPreference);
  answer(app, securityWire.getSecurityConfig, security.getSecurityConfig);
  answer(app, securityWire.sendCode, security.sendCode);
  answer(app, securityWire.setEmail, security.setEmail);
  answer(app, securityWire.setMobile, security.setMobile);
  answer(app, securityWire.changePaymentPassword, changePaymentPassword);
  answer(app, securityWire.resetPaymentPassword, resetPaymentPassword);
  answer(app, securityWire.findPaymentPasswordChange, findPaymentPasswordChange);
  answer(app, securityWire.getSecurityQuestions, security.getSecurityQuestions);
  answer(app, securityWire.setSecurityQuestions, security.setSecurityQuestions);
  answer(app, securityWire.getDevices, security.getDevices);
  answer(app, securityWire.endDevice, security.endDevice);
  answer(app, securityWire.setPhrase, security.setPhrase);

  // Opens a session for any account, even one that cannot log in here, so that tests can check the rights of each type.
  app.post('/sandbox/sessions', async (c) => {
    const input = v.safeParse(opening, await c.req.json().catch(() => undefined));
    const { db, clock } = c.var.platform;
    const where = eq(members.username, input.success ? input.output.username : '');
    const [member] = await db.select().from(members).where(where);
    if (!input.success || !member) return c.json({ error: 'no such member' }, 404);
    const type = input.output.type ?? member.type;
    if (type !== member.type) await db.update(members).set({ type }).where(where);
    const token = await issueToken(db, { memberId: member.id, now: clock.now() });
    return c.json({ token, userName: member.username, type, merchantCode: member.merchant });
  });

  // Opens an account with the password of the demo accounts, so that tests of other screens need not fill in the form.
  app.post('/sandbox/members', async (c) => {
    const input = v.safeParse(joining, await c.req.json().catch(() => undefined));
    if (!input.success) return c.json({ error: 'no such name' }, 400);
    const { db, clock } = c.var.platform;
    const now = clock.now();
    const [member] = await db
      .insert(members)
      .values({
        id: randomUUID(),
        merchant: MERCHANT,
        username: input.output.username,
        passwordHash: await hashPassword(demoPassword),
        type: 0,
        status: 'active',
        joinedAt: now,
        lastLoginAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!member) return c.json({ error: 'taken' }, 409);
    await captureMessage(db, { member, at: now, notice: 'welcome' });
    const token = await issueToken(db, { memberId: member.id, now });
    return c.json({ token, userName: member.username, type: member.type, merchantCode: member.merchant });
  });
}
