import type { Caller, GatewayAdapter, Means } from '../GatewayAdapter';
import { MEMBER } from './memberCalls.ts';
import { refusals } from './refusals.ts';
import { wholeOf } from './rows.ts';
import { sealed } from './sealed.ts';
import { isOn } from './words.ts';

type Session = { token: string; userName?: string | null; customerType?: number | string; firstTimeLogin?: unknown };
type Rule = { display?: unknown; required?: unknown; patternId?: number | string | null };
type Credentials = { username: string; password: string; captcha?: string };

/** The least and the greatest length of what fits a pattern of the gateway. Its operator has the list. */
const lengths: Record<number, readonly [number, number]> = { 1: [4, 16], 2: [8, 64], 3: [10, 11], 4: [8, 11], 5: [5, 254], 6: [4, 20] };

/** Key, captcha, login, registration and the rules of its form. */
export const sessionCalls: GatewayAdapter['calls'] = {
  login: {
    request: ({ username, password, captcha }, _caller, { ask }) => credentials({ username, password, captcha }, ask),
    value: (session: Session, { input }) => sessionOf(session, input.username),
  },
  logout: { method: 'POST' },
  getCaptcha: {
    value(value: string | { image?: string; img?: string }) {
      const image = typeof value === 'string' ? value : (value.image ?? value.img ?? '');
      return image.replace(/^data:image\/\w+;base64,/, '');
    },
  },
  getRegisterSetting: {
    value({ captcha, ...fields }: Record<string, Rule>) {
      const rules = Object.entries(fields).map(([name, rule]) => [name, ruleOf(rule)] as const);
      return { fields: Object.fromEntries(rules), captcha: { enabled: isOn(captcha?.display) } };
    },
  },
  checkUsername: {
    value: () => ({ available: true }),
    // A refusal says that the name is taken, unless its code has another meaning.
    refused: ({ code = '' }) => (code !== '' && !Object.hasOwn(refusals, code) ? { available: false } : undefined),
  },
  register: {
    async request({ idempotencyKey: _key, campaign: _campaign, type: _type, normalRegister: _normal, ...fields }, caller: Caller, { ask }) {
      return sealed({ ...fields, merchantCode: caller.merchant }, await modulus(ask));
    },
    // The reply has no session, so the new player is logged in.
    async value(_reply, { input: { username, password }, ask }) {
      const request = await credentials({ username, password }, ask);
      return sessionOf((await ask('/wps/session/login', { method: 'POST', ...request })) as Session, username);
    },
  },
};

async function credentials(fields: Credentials, ask: Means['ask']) {
  return sealed({ ...fields, type: 'username' }, await modulus(ask));
}

/** The key of the gateway, in hexadecimal digits. */
export async function modulus(ask: Means['ask']): Promise<string> {
  const [digits] = /[0-9a-f]{64,}/i.exec(String(await ask('/wps/session/key/rsa', { text: true }))) ?? [];
  if (!digits) throw new TypeError('key');
  return digits;
}

function sessionOf({ token, userName, customerType, firstTimeLogin }: Session, username: string) {
  return { token, userName: userName || username, type: wholeOf(customerType) ?? MEMBER, firstTimeLogin: isOn(firstTimeLogin) };
}

function ruleOf({ display, required, patternId }: Rule) {
  const [minLength, maxLength] = lengths[Number(patternId)] ?? [];
  return { enabled: isOn(display), required: isOn(required), minLength, maxLength };
}
