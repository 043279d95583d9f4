import * as v from 'valibot';
import { captchaSchema } from './fieldRules';
import { MOBILE_MIN, localDigits } from './localDigits';

export type LoginValues = { username: string; password: string; captcha: string; remember: boolean };
export type SmsLoginValues = { mobileNum: string; verificationCode: string; captcha: string; remember: boolean };

/** Specification 2: the remember-password checkbox is checked by default. */
export const emptyLogin: LoginValues = { username: '', password: '', captcha: '', remember: true };
export const emptySmsLogin: SmsLoginValues = { mobileNum: '', verificationCode: '', captcha: '', remember: true };

/** Specification 5 and 9: mobile number on login, SMS code. */
export const MOBILE_MAX = 20;
export const CODE_MAX = 10;
/** Maximum length of a user name or password; longer input never reaches the gateway. */
const TEXT_MAX = 500;

const digits = (field: 'mobileNum' | 'verificationCode', max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(max, 'tooLong'),
    v.regex(field === 'mobileNum' ? /^[\d\s-]+$/ : /^\d+$/, `format.${field}`),
  );

export const mobileSchema = v.pipe(
  digits('mobileNum', MOBILE_MAX),
  v.check((number) => localDigits(number).length >= MOBILE_MIN, 'tooShort'),
);
export const codeSchema = digits('verificationCode', CODE_MAX);

/** Returns the schema of a login before it is sent; the gateway checks the rest. Issues carry a `FieldProblem` as message. */
export function loginSchema(withCaptcha: boolean): v.GenericSchema<LoginValues, LoginValues> {
  return v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(TEXT_MAX, 'tooLong')),
    password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(TEXT_MAX, 'tooLong')),
    captcha: withCaptcha ? captchaSchema() : v.string(),
    remember: v.boolean(),
  });
}

export function smsLoginSchema(withCaptcha: boolean): v.GenericSchema<SmsLoginValues, SmsLoginValues> {
  return v.object({
    mobileNum: mobileSchema,
    verificationCode: codeSchema,
    captcha: withCaptcha ? captchaSchema() : v.string(),
    remember: v.boolean(),
  });
}
