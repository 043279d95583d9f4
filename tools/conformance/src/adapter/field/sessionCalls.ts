import type { Caller, GatewayAdapter, Means } from '../GatewayAdapter';
import { sealed } from './sealed.ts';

type Session = { token: string; userName: string; customerType: number; firstTimeLogin?: boolean };
type Rule = { display: 'Y' | 'N'; required: 'Y' | 'N'; patternId?: number };
type Credentials = { username: string; password: string; captcha?: string };

/** The least and the greatest length of what fits a pattern of the gateway. Its operator has the list. */
const lengths: Record<number, readonly [number, number]> = { 1: [4, 16], 2: [8, 64], 3: [10, 11], 4: [8, 11], 5: [5, 254], 6: [4, 20] };

/** Key, captcha, login, registration and the rules of its form. */
export const sessionCalls: GatewayAdapter['calls'] = {
  login: {
    request: ({ username, password, captcha }, _caller, { ask }) => credentials({ username, password, captcha }, ask),
    value: sessionOf,
  },
  logout: { method: 'POST' },
  getCaptcha: {
    value: (value: string | { image?: string; img?: string }) => (typeof value === 'string' ? value : (value.image ?? value.img ?? '')),
  },
  getRegisterSetting: {
    value({ captcha, ...fields }: Record<string, Rule>) {
      const rules = Object.entries(fields).map(([name, rule]) => [name, ruleOf(rule)] as const);
      return { fields: Object.fromEntries(rules), captcha: { enabled: captcha?.display === 'Y' } };
    },
  },
  checkUsername: {
    value: () => ({ available: true }),
    // Nothing but the name of the code tells a name that is taken from a gateway that is busy.
    refused: ({ code }) => (code === 'USERNAME_TAKEN' ? { available: false } : undefined),
  },
  register: {
    async request({ idempotencyKey: _key, campaign: _campaign, type: _type, normalRegister: _normal, ...fields }, caller: Caller, { ask }) {
      return sealed({ ...fields, merchantCode: caller.merchant }, await modulus(ask));
    },
    // The reply has no session, so the new player is logged in.
    async value(_reply, { input: { username, password }, ask }) {
      const request = await credentials({ username, password }, ask);
      return sessionOf((await ask('/wps/session/login', { method: 'POST', ...request })) as Session);
    },
  },
};

async function credentials(fields: Credentials, ask: Means['ask']) {
  return sealed({ ...fields, type: 'username' }, await modulus(ask));
}

/** The key of the gateway, in hexadecimal digits. */
export async function modulus(ask: Means['ask']): Promise<string> {
  return String(await ask('/wps/session/key/rsa', { text: true })).trim();
}

function sessionOf({ token, userName, customerType, firstTimeLogin }: Session) {
  return { token, userName, type: customerType, firstTimeLogin };
}

function ruleOf({ display, required, patternId = 0 }: Rule) {
  const [minLength, maxLength] = lengths[patternId] ?? [];
  return { enabled: display === 'Y', required: required === 'Y', minLength, maxLength };
}
