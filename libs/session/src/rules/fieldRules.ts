import { isAppError } from '@parlour/api-client';
import { codeInLink } from '@parlour/kernel/campaign';
import { looksLikeZawgyi, typedDigits, typedLine, typedPin } from '@parlour/kernel/typed';
import * as v from 'valibot';
import { type RegisterFieldName, type RegisterValues, type ShownField, emptyRegisterValues, traitsOf } from './registerFields';
import {
  type FieldProblem,
  type ReadMobile,
  type TextReading,
  type TextSchema,
  readCaptcha,
  readCode,
  readNumber,
  textSchema,
} from './typedSchemas';

/** Specification 5: the birthday picker starts here and ends with the current year. */
export const BIRTHDAY_MIN_YEAR = 1900;

/** What the rules need to know besides the gateway's setting. */
export type FieldContext = {
  /** The gateway's time, because a phone's clock may be wrong by years. */
  now: Date;
  minAge: number;
  readMobile: ReadMobile;
  /** A name that looks like Zawgyi and that the player keeps as typed. */
  keptName?: string;
};

/** Builds a schema from the gateway's rules. Issues carry a `FieldProblem` as message. */
export function registerSchema(fields: ShownField[], context: FieldContext): v.GenericSchema<RegisterValues, Partial<RegisterValues>> {
  const entries = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, context)])) as Record<
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

const secrets: readonly RegisterFieldName[] = ['password', 'confirmPassword'];
const missing: Partial<Record<RegisterFieldName, FieldProblem>> = { confirmPassword: 'confirmRequired', captcha: 'captchaRequired' };

/** The schema's output is the value as it was understood, for example the digits of a number. */
function fieldSchema(field: ShownField, context: FieldContext): TextSchema {
  return textSchema((typed) => readField(field, typed, context));
}

/** An optional field is valid when empty (specification 5). */
function readField(field: ShownField, typed: string, context: FieldContext): TextReading {
  const { name, isRequired, min = 0, max } = field;
  const text = secrets.includes(name) ? typed : typedLine(typed);
  if (text === '') return isRequired ? { problem: missing[name] ?? 'required' } : { value: '' };
  const reading = readers[name]?.(text, field, context) ?? { value: text };
  if (reading.problem) return reading;
  if (reading.value.length < min) return { problem: 'tooShort' };
  if (reading.value.length > max) return { problem: 'tooLong' };
  const problem = formatProblem(name, reading.value, context);
  return problem ? { problem } : reading;
}

type FieldReader = (text: string, field: ShownField, context: FieldContext) => TextReading;

const digitsOf: FieldReader = (text) => ({ value: typedDigits(text) });

/** Fields whose text has several writings. */
const readers: Partial<Record<RegisterFieldName, FieldReader>> = {
  mobileNum: (text, { min = 0, max }, { readMobile }) => {
    const { value, problem } = readNumber(text, readMobile);
    if (problem) return { problem };
    // A gateway that counts the leading zero gets it.
    const fits = ({ length }: string) => length >= min && length <= max;
    return { value: !fits(value.national) && fits(value.local) ? value.local : value.national };
  },
  verificationCode: readCode,
  captcha: readCaptcha,
  paymentPassword: (text) => ({ value: typedPin(text) }),
  idNumber: digitsOf,
  qqNum: digitsOf,
  whatsapp: digitsOf,
  recommenderId: digitsOf,
  // The code, or the link in which an agent shares it.
  affiliateCode: (text) => ({ value: typedDigits(codeInLink(text) ?? text) }),
};

function formatProblem(name: RegisterFieldName, value: string, context: FieldContext): FieldProblem | undefined {
  if (name === 'birthday') return birthdayProblem(value, context);
  if (name === 'payeeName') return value !== context.keptName && looksLikeZawgyi(value) ? 'format.payeeName' : undefined;
  return traitsOf(name).format?.test(value) === false ? (`format.${name}` as FieldProblem) : undefined;
}

/** Requires an existing date since 1900 that makes the player of legal age (specification 5). */
export function birthdayProblem(value: string, { now, minAge }: Pick<FieldContext, 'now' | 'minAge'>): FieldProblem | undefined {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || year < BIRTHDAY_MIN_YEAR || year > now.getFullYear()) return 'format.birthday';
  const grownUp = new Date(year + minAge, month - 1, day);
  return grownUp > now ? 'tooYoung' : undefined;
}

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
