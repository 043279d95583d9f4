import { campaignOfVisit, keepCampaign } from '@parlour/kernel/campaign';
import { safeReturnPath } from '@parlour/player';
import { naughtyStrings } from '@parlour/testing';
import * as v from 'valibot';
import english from '../i18n/en.screens.json';
import { forgotCodeSchema, forgotWhoSchema } from '../screens/forgot/useForgot';
import { registerPayload } from '../submissions/registrationSubmission';
import { loginSchema } from '../screens/login/LoginForm';
import { smsLoginSchema } from '../screens/login/SmsLoginForm';
import { newPasswordSchema, passwordLimits, passwordStrength } from '../parts/NewPasswordForm';
import { mobileReader } from '../hooks/useSmsCode';
import { registerSchema } from './fieldRules';
import { type RegisterSetting, emptyRegisterValues, shownFields } from './registerFields';
import type { ReadMobile } from './typedSchemas';

const on = { enabled: true, required: true, maxLength: 30 };
const setting: RegisterSetting = {
  fields: Object.fromEntries(Object.keys(emptyRegisterValues).map((name) => [name, on])),
  captcha: { enabled: true },
  ageConfirmation: false,
};
let readMobile: ReadMobile;
beforeAll(async () => {
  readMobile = await mobileReader('63');
});

const today = { now: new Date(2026, 5, 15), minAge: 18, readMobile: (typed: string) => readMobile(typed) };

/** Returns the text shown to the player for a problem. */
function textOf(problem: string): unknown {
  return problem.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], english.field.error);
}

/** Expects a text for every issue. An endless run fails by the test timeout. */
function expectReasons(schema: v.GenericSchema, input: unknown): void {
  const result = v.safeParse(schema, input);
  for (const { message } of result.issues ?? []) expect([message, typeof textOf(message)]).toEqual([message, 'string']);
}

test.each([{ by: 'username' as const }, { by: 'mobile' as const, asksCode: true, asksPassword: true }])(
  'spec 5: every field of the registration by $by accepts each naughty string or refuses it with a reason',
  (method) => {
    const schema = registerSchema(shownFields(setting, true, method), today);
    for (const text of naughtyStrings) {
      expectReasons(schema, Object.fromEntries(Object.keys(emptyRegisterValues).map((name) => [name, text])));
    }
  },
);

test('spec 5: every field of login, password reset and password change accepts each naughty string or refuses it with a reason', () => {
  for (const text of naughtyStrings) {
    expectReasons(loginSchema(true), { username: text, password: text, captcha: text, remember: true });
    expectReasons(smsLoginSchema(true, readMobile), { mobileNum: text, verificationCode: text, captcha: text, remember: true });
    for (const method of ['sms', 'email'] as const)
      expectReasons(forgotWhoSchema(method, true, readMobile), { username: text, dialingCode: text, contact: text, captcha: text });
    expectReasons(forgotCodeSchema, { code: text });
    expectReasons(newPasswordSchema(passwordLimits(undefined), true), { oldPassword: text, password: text, confirmPassword: text });
    expect(['weak', 'fair', 'strong']).toContain(passwordStrength(text));
  }
});

test('spec 3: a naughty string in an affiliate link is bounded, and as a return path leads to no other site', () => {
  for (const text of naughtyStrings) {
    keepCampaign({ keepDays: 30, clickIds: [] }, { address: `/m/home?${new URLSearchParams({ code: text }).toString()}` });
    expect(campaignOfVisit()?.['code']?.length ?? 0).toBeLessThanOrEqual(200);
    expect(safeReturnPath(text)).toMatch(/^\/m/);
  }
});

test('spec 3: the payload carries each naughty string as typed', () => {
  for (const text of naughtyStrings) {
    const around = { countryDialingCode: '63', domain: text, registerUrl: 'localhost', method: 'H5' as const };
    const payload = registerPayload({ ...emptyRegisterValues, username: text }, around);
    expect(JSON.parse(JSON.stringify(payload))).toMatchObject({ username: text, domain: text, type: 0 });
  }
});

describe('invalid rules of the gateway', () => {
  const fieldsOf = (fields: RegisterSetting['fields']) => shownFields({ ...setting, fields }, false);

  test('missing: the form has user name and password', () => {
    expect(fieldsOf({}).map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword', 'captcha']);
  });

  test('unknown names and names of the prototype: ignored', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"enabled":true},"constructor":{"enabled":true},"shoeSize":{"enabled":true}}',
    ) as RegisterSetting['fields'];
    expect(fieldsOf(hostile)).toHaveLength(4);
  });

  test('contradictory: a minimum above the maximum is ignored', () => {
    const [username] = fieldsOf({ username: { enabled: true, required: true, minLength: 20, maxLength: 5 } });
    expect(username).toMatchObject({ min: undefined, max: 5 });
    const password = { enabled: true, required: true, minLength: 900, maxLength: 5 };
    expect(passwordLimits({ ...setting, fields: { password } })).toEqual({ min: 8, max: 64 });
  });

  test('a hostile pattern from the gateway is never run, and our own patterns are fast', () => {
    const rule = { ...on, maxLength: 500, pattern: '(a+)+$' };
    const schema = registerSchema(fieldsOf({ username: rule, email: rule }), today);
    const long = `${'a'.repeat(499)}!`;
    expectReasons(schema, { ...emptyRegisterValues, username: long, email: `${'a@'.repeat(120)}.` });
  });
});
