import { randomUUID } from 'node:crypto';
import type { WireReply } from '@parlour/kernel/wire-call';
import { sessionWire } from '@parlour/session/wire';
import type { Hono } from 'hono';
import type { FieldKey } from './fieldCipher';
import { type SandboxClient, answer, incomplete } from './sandboxClient';
import { captchaIdOf } from './serveSession';

type Setting = WireReply<typeof sessionWire.getRegisterSetting>;

/** The lengths of each pattern, by its id. */
const patterns = ['', '4-16', '8-64', '10-11', '8-11', '5-254', '4-20'];

/** The registration form's rules, a free name, and the registration, which opens no session. */
export function serveRegistration(app: Hono, { sandbox, key }: { sandbox: SandboxClient; key: FieldKey }): void {
  app.get('/wps/system/setting/register', async ({ req }) =>
    answer(await sandbox.send(sessionWire.getRegisterSetting, { raw: req.raw, input: {} }), ({ fields, captcha }: Setting) => {
      const rules = Object.entries(fields).map(([name, { enabled, required, minLength, maxLength }]) => [
        name,
        { display: flag(enabled), required: flag(required), patternId: patterns.indexOf(`${minLength}-${maxLength}`) },
      ]);
      return { ...Object.fromEntries(rules), captcha: { display: flag(captcha.enabled), required: flag(captcha.enabled) } };
    }),
  );

  // A name that is taken is a refusal.
  app.get('/wps/check/username', async ({ req, json }) => {
    const reply = await sandbox.send(sessionWire.checkUsername, { raw: req.raw, input: { username: req.query('username') } });
    const { available } = reply.value as { available: boolean };
    return available ? json({ success: true }) : json({ success: false, errorCode: 'member.exists', message: 'This name is taken.' });
  });

  app.put('/wps/member/register', async (context) => {
    const { req } = context;
    const fields = key.open(await req.text(), req.raw.headers);
    if (!fields) return incomplete();
    const { merchantCode: _merchant, ...rest } = fields;
    const input = { ...rest, idempotencyKey: randomUUID(), type: 0, normalRegister: true };
    const reply = await sandbox.send(sessionWire.register, { raw: req.raw, input, clientId: captchaIdOf(context) });
    return answer(reply, () => ({ customerId: 1 }));
  });
}

const flag = (isOn: boolean | undefined) => (isOn ? 'Y' : 'N');
