import { randomUUID } from 'node:crypto';
import type { WireReply, WireValue } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { sessionWire } from '@parlour/session/wire';
import { siteWire } from '@parlour/site/wire';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { FieldKey } from './fieldCipher';
import { PICTURES } from './picture';
import { type SandboxClient, answer, incomplete, stranger } from './sandboxClient';

type Status = WireReply<typeof siteWire.getStatus>;
type Session = WireValue<typeof sessionWire.login>;

/** Key, captcha, login and logout. A captcha belongs to the cookie `captchaId`, whatever browser sends it. */
export function serveSession(app: Hono, { sandbox, key }: { sandbox: SandboxClient; key: FieldKey }): void {
  app.get('/wps/session/key/rsa', ({ text }) => text(key.modulus.toString(16)));

  app.get('/wps/captcha', async (context) => {
    const id = captchaIdOf(context);
    const reply = await sandbox.send(playerWire.getCaptcha, { raw: context.req.raw, input: {}, clientId: id });
    return context.json({ success: true, value: { image: reply.value } });
  });

  app.post('/wps/session/login', async (context) => {
    const fields = key.open(await context.req.text(), context.req.raw.headers);
    if (!fields) return incomplete();
    const { username, password, captcha = '' } = fields;
    const clientId = captchaIdOf(context);
    const input = { username, password, captcha, type: 'username' };
    return answer(await sandbox.send(sessionWire.login, { raw: context.req.raw, input, clientId }), (session: Session) => ({
      token: session.token,
      id: 1,
      userName: session.userName,
      customerType: session.type,
      firstTimeLogin: session.firstTimeLogin,
    }));
  });

  app.post('/wps/session/logout', async ({ req }) => answer(await sandbox.send(sessionWire.logout, { raw: req.raw, input: {} })));

  app.get('/wps/session/touch', async ({ req, json }) => {
    if (await sandbox.isLoggedIn(req.raw)) return json({ success: true });
    return stranger();
  });

  app.get('/wps/v2/system/status', async ({ req }) =>
    answer(await sandbox.send(siteWire.getStatus, { raw: req.raw, input: {} }), ({ info, ...status }: Status) => ({
      ...status,
      info: { ...info, imageCDNs: [PICTURES] },
    })),
  );
}

export function captchaIdOf(context: Context): string {
  const known = getCookie(context, 'captchaId');
  if (known) return known;
  const id = randomUUID();
  setCookie(context, 'captchaId', id, { path: '/', httpOnly: true });
  return id;
}
