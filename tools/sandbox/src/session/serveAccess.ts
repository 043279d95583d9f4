import { accessWire, passkeyWire, passwordWire } from '@parlour/session/wire';
import { countries } from '@parlour/sandbox-world';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/session';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { requireHuman, requireMobile, sendAccessCode } from './accessCodes';
import { changePassword, findPasswordChange } from './changePassword';
import * as forgot from './forgot';
import { sendIdentityCode, verifyIdentityCode } from './identity';
import * as passkeys from './passkeys';
import { getSocialProviders, socialLogin } from './social';

/** Login methods other than name and password, and account recovery. */
export function serveAccess(app: GatewayApp): void {
  for (const [purpose, call] of [['login', accessWire.sendLoginCode] as const, ['register', accessWire.sendRegisterCode] as const]) {
    answer(app, call, async (context) => {
      const { input, merchant, db, clock } = context;
      const recipient = requireMobile(input.mobileNum);
      await requireHuman(context, input.botCheck);
      return { expirationTime: await sendAccessCode(db, { purpose, merchant: merchant.code, recipient }, { now: clock.now() }) };
    });
  }
  answer(app, accessWire.getCountries, () => countries.map(({ country: { code, dialingCode } }) => ({ country: code, dialingCode })));
  answer(app, accessWire.sendIdentityCode, sendIdentityCode);
  answer(app, accessWire.verifyIdentityCode, verifyIdentityCode);
  answer(app, accessWire.getSocialProviders, getSocialProviders);
  answer(app, accessWire.socialLogin, socialLogin);

  answer(app, passwordWire.sendForgotCode, forgot.sendForgotCode);
  answer(app, passwordWire.sendForgotMail, forgot.sendForgotMail);
  answer(app, passwordWire.verifyForgotCode, forgot.verifyForgotCode);
  answer(app, passwordWire.setForgottenPassword, forgot.setForgottenPassword);
  answer(app, passwordWire.findForgottenPassword, forgot.findForgottenPassword);
  answer(app, passwordWire.changePassword, changePassword);
  answer(app, passwordWire.findPasswordChange, findPasswordChange);

  answer(app, passkeyWire.beginPasskeyLogin, passkeys.beginPasskeyLogin);
  answer(app, passkeyWire.passkeyLogin, passkeys.passkeyLogin);
  answer(app, passkeyWire.getPasskeys, passkeys.getPasskeys);
  answer(app, passkeyWire.beginPasskey, passkeys.beginPasskey);
  answer(app, passkeyWire.addPasskey, passkeys.addPasskey);
  answer(app, passkeyWire.removePasskey, passkeys.removePasskey);

  // Forces a password change at the next login, as the operator's staff could.
  app.post('/sandbox/members/:username/mustChangePassword', async (c) => {
    const where = eq(members.username, c.req.param('username'));
    const [member] = await c.var.platform.db.update(members).set({ mustChangePassword: true }).where(where).returning();
    return member ? c.json({ ok: true }) : c.json({ error: 'no such member' }, 404);
  });
}
