import { wireCall, wireLine, wireMoney, wireText, wireTime, wireUrl, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { logoutWire } from './sessionValue';
import { registerWire } from './registerWire';

const token = v.pipe(v.string(), v.minLength(8), v.maxLength(2000));

/** One field of the registration form as the gateway wants it (specification 3, "Registration-rule config"). */
const fieldRule = v.object({
  enabled: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  minLength: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  maxLength: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** Details of a failed login: whether a captcha is now required, or the attempts left. */
export const loginRefusal = v.object({
  captcha: v.optional(v.boolean(), false),
  triesLeft: v.nullish(v.number()),
  lockedUntil: v.nullish(wireTime),
});

const signUpGift = v.object({
  amount: wireMoney,
  currencySymbol: v.pipe(v.string(), v.maxLength(8)),
  /** Turnover required before a withdrawal, as a multiple of the amount; absent if there is none. */
  turnoverTimes: v.nullish(wireMoney),
});

export const sessionWire = {
  /** Logs a player in with a password, a code by text message or a token of the identity provider, and returns a session. */
  login: wireCall({
    method: 'POST',
    path: '/wps/session/login',
    access: 'anyone',
    encrypted: true,
    input: v.object({
      username: wireLine,
      password: wireLine,
      captcha: v.optional(wireWord, ''),
      type: v.picklist(['username', 'sms', 'firebase']),
      countryDialingCode: v.optional(wireWord),
      /** For `firebase`: the external identity provider has verified the number (specification 3, login payload). */
      firebaseChannel: v.optional(v.literal('sms')),
      firebaseIdToken: v.optional(wireUrl),
      firebaseMobileNo: v.optional(wireWord),
      /** Agent and member logins are separate (specification 6). */
      entrance: v.optional(v.picklist(['member', 'agent'])),
    }),
    value: v.object({
      token,
      userName: wireText,
      type: v.pipe(v.number(), v.safeInteger()),
      firstTimeLogin: v.optional(v.boolean(), false),
    }),
  }),
  /** Starts a free trial and returns its session. */
  startTrial: wireCall({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    access: 'anyone',
    closedByPause: true,
    input: v.object({ moduleId: wireWord }),
    value: v.object({ token, userName: wireText, customerType: v.pipe(v.number(), v.safeInteger()) }),
  }),
  logout: logoutWire.logout,
  /** Returns the fields of the registration form with their rules, and whether a captcha is needed. */
  getRegisterSetting: wireCall({
    method: 'GET',
    path: '/wps/system/setting/register',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({}),
    value: v.object({
      fields: v.record(v.string(), fieldRule),
      captcha: v.object({ enabled: v.boolean() }),
      /** True if age and eligibility need a separate checkbox. */
      ageConfirmation: v.optional(v.boolean(), false),
      /** The gift that a new account can claim; absent if there is none. A malformed one keeps nobody from signing up. */
      gift: v.fallback(v.nullish(signUpGift), null),
    }),
  }),
  /** Returns whether a user name is available. */
  checkUsername: wireCall({
    method: 'GET',
    path: '/wps/check/username',
    access: 'anyone',
    input: v.object({ username: wireLine }),
    value: v.object({ available: v.boolean() }),
  }),
  /** Returns whether an affiliate code is valid for the domain. */
  checkAffiliate: wireCall({
    method: 'GET',
    path: '/wps/agent/affiliate',
    access: 'anyone',
    input: v.object({ code: wireLine, domain: wireLine }),
    value: v.object({ data: v.object({ success: v.boolean() }), code: v.nullish(wireText) }),
  }),
  register: registerWire.register,
};
