import { profileWire, securityWire } from '@parlour/session/wire';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { headIcons } from '@parlour/sandbox-world';
import { members } from '../db/schema/session';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { issueToken } from '../session/tokens';
import { changePaymentPassword, findPaymentPasswordChange, resetPaymentPassword } from './changePaymentPassword';
import { getProfile, setBirthday, setContact, setHeadIcon, setNickname, setPayeeName, setPreference } from './profile';
import * as security from './security';
import { serveHeadIcons } from './serveHeadIcons';

const opening = v.object({ username: v.string(), type: v.optional(v.picklist([0, 1, 2, 40, 41, 42])) });

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
}
