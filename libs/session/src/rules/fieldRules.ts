import { isAppError } from '@parlour/api-client';
import type { Merchant } from '@parlour/site/runtime-config';
import * as v from 'valibot';
import {
  CODE_MAX,
  MOBILE_MIN,
  type RegisterFieldName,
  type RegisterValues,
  type ShownField,
  emptyRegisterValues,
  traitsOf,
} from './registerFields';

/** Validation error of a field: the last part of a message key `field.error.…`. */
export type FieldProblem =
  | 'required'
  | 'confirmRequired'
  | 'captchaRequired'
  | 'tooShort'
  | 'tooLong'
  | 'mismatch'
  | 'same'
  | 'tooYoung'
  | `format.${'username' | 'paymentPassword' | 'mobileNum' | 'email' | 'birthday' | 'captcha' | 'verificationCode'}`;

/** Specification 5: the birthday picker starts here and ends with the current year. */
export const BIRTHDAY_MIN_YEAR = 1900;

type Today = { now: Date; minAge: number };
type TextSchema = v.GenericSchema<string, string>;

/** Builds a schema from the gateway's rules. Issues carry a `FieldProblem` as message. */
export function registerSchema(fields: ShownField[], today: Today): v.GenericSchema<RegisterValues, Partial<RegisterValues>> {
  const entries = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, today)])) as Record<
    RegisterFieldName,
    TextSchema
  >;
  if (!('confirmPassword' in entries)) return v.object(entries);
  return v.pipe(
    v.object(entries),
    v.forward(
      v.partialCheck([['password'], ['confirmPassword']], ({ password, confirmPassword }) => password === confirmPassword, 'mismatch'),
      ['confirmPassword'],
    ),
  );
}

/** Schema of the captcha alone, for the login, which has no other rules. */
export function captchaSchema(): TextSchema {
  return fieldSchema({ name: 'captcha', isRequired: true, max: 6 }, { now: new Date(), minAge: 0 });
}

const secrets: readonly RegisterFieldName[] = ['password', 'confirmPassword'];
const missing: Partial<Record<RegisterFieldName, FieldProblem>> = { confirmPassword: 'confirmRequired', captcha: 'captchaRequired' };

/** An optional field is valid when empty (specification 5). */
function fieldSchema({ name, isRequired, min = 0, max }: ShownField, today: Today): TextSchema {
  const text: TextSchema = secrets.includes(name) ? v.string() : v.pipe(v.string(), v.trim());
  const rules: TextSchema = v.pipe(
    text,
    v.minLength(min, 'tooShort'),
    v.maxLength(max, 'tooLong'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? formatProblem(name, dataset.value, today) : undefined;
      if (problem) addIssue({ message: problem });
    }),
  );
  return isRequired
    ? v.pipe(text, v.nonEmpty(missing[name] ?? 'required'), rules)
    : v.union([v.pipe(text, v.literal('')) as unknown as TextSchema, rules]);
}

function formatProblem(name: RegisterFieldName, value: string, today: Today): FieldProblem | undefined {
  if (name === 'birthday') return birthdayProblem(value, today);
  return traitsOf(name).format?.test(value) === false ? (`format.${name}` as FieldProblem) : undefined;
}

/** Requires an existing date since 1900 that makes the player of legal age (specification 5). */
export function birthdayProblem(value: string, { now, minAge }: Today): FieldProblem | undefined {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || year < BIRTHDAY_MIN_YEAR || year > now.getFullYear()) return 'format.birthday';
  const grownUp = new Date(year + minAge, month - 1, day);
  return grownUp > now ? 'tooYoung' : undefined;
}

/** Specification 5 and 9: mobile number on login. */
export const MOBILE_MAX = 20;

/** Removes spaces, hyphens and leading zeros from a mobile number, so that it can follow a dialing code. */
export function localDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^0+/, '');
}

/** Calling codes of countries for which the configuration need not give one, without the plus sign. */
const known: Record<string, string> = { PH: '63', MM: '95' };

/** Returns the calling code of a merchant's country in the gateway's format. The server does not start with a country that has none. */
export function dialingCodeOf({ country, dialingCode }: Pick<Merchant, 'country' | 'dialingCode'>): string {
  return dialingCode ?? known[country] ?? '';
}

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

export type RefusedField = {
  name: RegisterFieldName;
  problem: FieldProblem | 'taken' | 'mobileTaken' | 'codeWrong' | 'codeExpired' | 'invitation' | 'captchaWrong' | 'refused';
};

/** Returns the field that the gateway refused, if the error names one. */
export function refusedField(error: unknown): RefusedField | undefined {
  if (!isAppError(error) || error.kind !== 'business') return undefined;
  switch (error.code) {
    case 'USERNAME_TAKEN':
      return { name: 'username', problem: 'taken' };
    case 'MOBILE_TAKEN':
      return { name: 'mobileNum', problem: 'mobileTaken' };
    case 'CODE_WRONG':
      return { name: 'verificationCode', problem: 'codeWrong' };
    case 'CODE_EXPIRED':
      return { name: 'verificationCode', problem: 'codeExpired' };
    case 'INVITATION_CODE':
      return { name: 'affiliateCode', problem: 'invitation' };
    case 'CAPTCHA_REQUIRED':
      return { name: 'captcha', problem: 'captchaRequired' };
    case 'CAPTCHA_WRONG':
      return { name: 'captcha', problem: 'captchaWrong' };
    case 'FIELD_INVALID':
      return namedField(error.value);
    default:
      return undefined;
  }
}

function namedField(value: unknown): RefusedField | undefined {
  const name = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined;
  const known = Object.keys(emptyRegisterValues).find((candidate) => candidate === name);
  return known ? { name: known as RegisterFieldName, problem: 'refused' } : undefined;
}
