import { wireCampaign } from '@parlour/kernel/campaign';
import { wireCall, wireKey, wireLine, wireText, wireUrl } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { sessionValue } from './sessionValue';

const text = v.optional(wireLine, '');

/** Field names are the specification's; an empty optional value is an empty string (specification 3). */
const input = v.object({
  /** A key that has opened an account answers with that account, whatever else the request says: captcha and code are new each time. */
  idempotencyKey: wireKey,
  countryDialingCode: text,
  registerUrl: text,
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: wireLine,
  password: wireLine,
  confirmPassword: wireLine,
  affiliateCode: text,
  paymentPassword: text,
  recommenderId: text,
  nickname: text,
  payeeName: text,
  email: text,
  mobileNum: text,
  idNumber: text,
  qqNum: text,
  facebook: text,
  wechat: text,
  line: text,
  whatsapp: text,
  zalo: text,
  birthday: text,
  captcha: text,
  type: v.literal(0),
  domain: text,
  verificationCode: text,
  /** All that the link brought, also where the player typed another code. */
  campaign: v.optional(wireCampaign),
  normalRegister: v.boolean(),
  /** Set if a captcha was shown. */
  humanCheck: v.optional(v.boolean(), false),
  /** Set if an external identity provider has verified the number (specification 7). */
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(wireUrl),
});

/** Registration (specification 7): by user name, or with the same payload by mobile number. */
export const registerWire = {
  /** Registers an account by user name and returns its session. */
  register: wireCall({ method: 'PUT', path: '/wps/member/register', access: 'anyone', encrypted: true, input, value: sessionValue }),
  /** Registers an account by mobile number and returns its session. */
  registerByMobile: wireCall({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    access: 'anyone',
    encrypted: true,
    input,
    value: sessionValue,
  }),
  /**
   * Returns the account registered under an idempotency key after a lost reply, or null if the gateway never accepted it. The key is the
   * only proof, so it travels encrypted, and it opens the account's first session for ten minutes only.
   */
  findRegistration: wireCall({
    method: 'POST',
    path: '/wps/member/register/byKey',
    access: 'anyone',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(v.object({ userName: wireText, session: v.nullable(sessionValue) })),
  }),
};
