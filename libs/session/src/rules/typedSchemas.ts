import { type MobileNumber, type MobileRefusal, type Reading, typedCode, typedDigits } from '@parlour/kernel/typed';
import * as v from 'valibot';

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
  | 'severalCodes'
  | `mobile.${Exclude<MobileRefusal, 'empty'> | 'unchecked'}`
  | `format.${'username' | 'paymentPassword' | 'payeeName' | 'email' | 'birthday' | 'captcha' | 'verificationCode'}`;

/** Specification 5 and 9. */
export const CAPTCHA_MAX = 6;
/** Longest text of a login that the gateway takes (`wireLine`). */
export const LOGIN_MAX = 500;

export type TextSchema = v.GenericSchema<string, string>;
export type TextReading = Reading<string, FieldProblem>;

/** Reads a mobile number of the country that the form asks for. Without its numbering plan, the number cannot be checked. */
export type ReadMobile = (typed: string) => Reading<MobileNumber, MobileRefusal | 'unchecked'>;

export function readNumber(typed: string, readMobile: ReadMobile): Reading<MobileNumber, FieldProblem> {
  const { value, problem } = readMobile(typed);
  if (problem === undefined) return { value };
  return { problem: problem === 'empty' ? 'required' : `mobile.${problem}` };
}

const codeProblems = { empty: 'required', format: 'format.verificationCode', several: 'severalCodes' } as const;

export function readCode(typed: string): TextReading {
  const { value, problem } = typedCode(typed);
  return problem === undefined ? { value } : { problem: codeProblems[problem] };
}

export function readCaptcha(typed: string): TextReading {
  const value = typedDigits(typed);
  if (value === '') return { problem: 'captchaRequired' };
  if (value.length > CAPTCHA_MAX) return { problem: 'tooLong' };
  return /^\d+$/.test(value) ? { value } : { problem: 'format.captcha' };
}

/** A schema whose output is what a reader understood, and whose issue is the reader's problem. */
export function textSchema(read: (typed: string) => TextReading): TextSchema {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { value, problem } = read(dataset.value);
      if (problem === undefined) return value;
      addIssue({ message: problem });
      return NEVER;
    }),
  );
}

/** Schema of a mobile number alone; its output is the number without the calling code. */
export const mobileSchema = (readMobile: ReadMobile): TextSchema =>
  textSchema((typed) => {
    const { value, problem } = readNumber(typed, readMobile);
    return problem === undefined ? { value: value.national } : { problem };
  });

/** Schema of a one-time code, typed or pasted with its message. */
export const codeSchema: TextSchema = textSchema(readCode);

/** Schema of the captcha alone, for the login, which has no other rules. */
export const captchaSchema: TextSchema = textSchema(readCaptcha);
