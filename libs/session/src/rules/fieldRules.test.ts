import * as v from 'valibot';
import { mobileReader } from '../hooks/useSmsCode';
import { BIRTHDAY_MIN_YEAR, registerSchema } from './fieldRules';
import { type RegisterSetting, type RegisterValues, emptyRegisterValues, shownFields } from './registerFields';
import type { ReadMobile } from './typedSchemas';

let readMobile: ReadMobile;
beforeAll(async () => {
  readMobile = await mobileReader('63');
});

const today = { now: new Date(2026, 5, 15), minAge: 18, readMobile: (typed: string) => readMobile(typed) };
const valid = { username: 'maria', password: 'parlour88', confirmPassword: 'parlour88' };

function setting(fields: RegisterSetting['fields'], captcha = false): RegisterSetting {
  return { fields, captcha: { enabled: captcha }, ageConfirmation: false };
}

function problems(config: RegisterSetting, values: Partial<RegisterValues>): Record<string, string> {
  const result = v.safeParse(registerSchema(shownFields(config, false), today), { ...emptyRegisterValues, ...valid, ...values });
  return Object.fromEntries([...(result.issues ?? [])].reverse().map((issue) => [v.getDotPath(issue), issue.message]));
}

const on = { enabled: true, required: true };
const optional = { enabled: true, required: false };

test('without rules, the form has user name, password and confirmation', () => {
  expect(shownFields(setting({}), false).map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword']);
  expect(problems(setting({}), { username: ' ', password: '', confirmPassword: '' })).toEqual({
    username: 'required',
    password: 'required',
    confirmPassword: 'confirmRequired',
  });
});

test('two fields are enough where the rules leave out the confirmation', () => {
  const short = setting({ confirmPassword: { enabled: false, required: false } });
  expect(shownFields(short, false).map(({ name }) => name)).toEqual(['username', 'password']);
  expect(problems(short, { confirmPassword: '' })).toEqual({});
  const mobile = shownFields(short, false, { by: 'mobile', asksCode: true, asksPassword: true });
  expect(mobile.map(({ name }) => name)).toEqual(['mobileNum', 'verificationCode', 'password']);
});

test('enabled fields have a fixed order; unknown and disabled ones are hidden', () => {
  const fields = { zalo: on, email: on, hobby: on, line: { enabled: false, required: true }, constructor: on };
  expect(shownFields(setting(fields, true), false).map(({ name }) => name)).toEqual([
    'username',
    'password',
    'confirmPassword',
    'email',
    'zalo',
    'captcha',
  ]);
});

test('by mobile number, the number and its code come first', () => {
  const fields = shownFields(setting({ email: on }, true), false, { by: 'mobile', asksCode: true, asksPassword: true });
  expect(fields.map(({ name }) => name)).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'email', 'captcha']);
});

test('spec 4: with an invalid affiliate code in the URL, the invitation code is required', () => {
  const field = shownFields(setting({}), true).find(({ name }) => name === 'affiliateCode');
  expect(field).toMatchObject({ isRequired: true });
});

test('spec 5: an optional field may be empty, and is validated when filled', () => {
  const config = setting({ email: optional, mobileNum: { ...optional, minLength: 10 }, birthday: optional, nickname: optional });
  expect(problems(config, {})).toEqual({});
  expect(problems(config, { email: 'maria@', mobileNum: '0917' })).toEqual({ email: 'format.email', mobileNum: 'mobile.tooShort' });
});

test('spec 5: the confirmation is required and equals the password', () => {
  expect(problems(setting({}), { confirmPassword: '' })).toEqual({ confirmPassword: 'confirmRequired' });
  expect(problems(setting({}), { confirmPassword: 'parlour89' })).toEqual({ confirmPassword: 'mismatch' });
});

test('spec 5: the captcha is required, numeric and has 6 characters at most', () => {
  const config = setting({}, true);
  expect(problems(config, { captcha: '' })).toEqual({ captcha: 'captchaRequired' });
  expect(problems(config, { captcha: '12a' })).toEqual({ captcha: 'format.captcha' });
  expect(problems(config, { captcha: '1234567' })).toEqual({ captcha: 'tooLong' });
  expect(problems(config, { captcha: '123456' })).toEqual({});
  expect(problems(config, { captcha: '၁၂၃ ၄၅၆' })).toEqual({});
});

test('a mobile number is sent without its calling code, with the leading zero where the gateway counts it', () => {
  const sent = (rule: object) =>
    v.parse(registerSchema(shownFields(setting({ mobileNum: { ...on, ...rule } }), false), today), {
      ...emptyRegisterValues,
      ...valid,
      mobileNum: '+63 917 555 7731',
    }).mobileNum;
  expect(sent({ minLength: 8, maxLength: 11 })).toBe('9175557731');
  expect(sent({ minLength: 11, maxLength: 11 })).toBe('09175557731');
});

test.each([
  ['idNumber', '၁၂၃၄ ၅၆၇၈', '12345678'],
  ['idNumber', 'N01-12-\u200b345678', 'N01-12-345678'],
  ['qqNum', '１２３ ４５６', '123456'],
  ['whatsapp', '\u202a+63 917 555 7731\u202c', '+639175557731'],
  ['payeeName', 'မောင်\u200bမောင်\u00a0', 'မောင်မောင်'],
  ['email', '\u2068maria@parlour.example\u2069', 'maria@parlour.example'],
  ['username', '\u200bmaria\ufeff', 'maria'],
  ['nickname', 'Ma\u00adria\u00a0S\u2069', 'Maria S'],
  ['line', '\u2068ma\u200cria\u2069', 'maria'],
  ['recommenderId', 'friend\u00a07', 'friend7'],
] as const)('%s typed as %j is sent as %s', (name, typed, sent) => {
  const schema = registerSchema(shownFields(setting({ [name]: on }), false), today);
  expect(v.parse(schema, { ...emptyRegisterValues, ...valid, [name]: typed })[name]).toBe(sent);
});

test('spec 5: an e-mail has fewer than 255 characters', () => {
  const config = setting({ email: { ...on, maxLength: 1000 } });
  const email = (length: number) => `${'m'.repeat(length - 12)}@example.com`;
  expect(problems(config, { email: email(254) })).toEqual({});
  expect(problems(config, { email: email(255) })).toEqual({ email: 'tooLong' });
});

test('spec 9: the birthday year is between 1900 and the current year', () => {
  expect(BIRTHDAY_MIN_YEAR).toBe(1900);
  const config = setting({ birthday: on });
  expect(problems(config, { birthday: '1900-01-01' })).toEqual({});
  for (const birthday of ['1899-12-31', '2027-01-01', '2001-02-30', '01/02/2001', '0000-00-00']) {
    expect(problems(config, { birthday })).toEqual({ birthday: 'format.birthday' });
  }
});

test('a birthday below the minimum age is refused', () => {
  const config = setting({ birthday: on });
  expect(problems(config, { birthday: '2008-06-15' })).toEqual({});
  expect(problems(config, { birthday: '2008-06-16' })).toEqual({ birthday: 'tooYoung' });
});

test('length limits of the gateway apply, and implausible ones are ignored', () => {
  const sane = setting({ username: { ...on, minLength: 4, maxLength: 8 } });
  expect(problems(sane, { username: 'abc' })).toEqual({ username: 'tooShort' });
  expect(problems(sane, { username: 'abcdefghi' })).toEqual({ username: 'tooLong' });
  expect(problems(setting({ username: { ...on, minLength: 9, maxLength: 8 } }), { username: 'abc' })).toEqual({});
  expect(problems(setting({ username: { ...on, maxLength: 0 } }), { username: 'abc' })).toEqual({});
  expect(problems(setting({ nickname: on }), { nickname: 'n'.repeat(501) })).toEqual({ nickname: 'tooLong' });
});

test('a user name has letters, digits and _ only; a password may hold anything and is never trimmed', () => {
  const spaced = { password: ' par lour ', confirmPassword: ' par lour ' };
  for (const username of ['ma ria', 'maría', 'ma-ria', '<b>']) {
    expect(problems(setting({}), { username })).toEqual({ username: 'format.username' });
  }
  const result = v.parse(registerSchema(shownFields(setting({}), false), today), {
    ...emptyRegisterValues,
    ...spaced,
    username: '  maria ',
  });
  expect(result).toEqual({ username: 'maria', ...spaced });
});
