import * as v from 'valibot';
import type { RegisterSetting } from './registerFields';

export type NewPasswordValues = { oldPassword: string; password: string; confirmPassword: string };
export type PasswordLimits = { min: number; max: number };

export const emptyNewPassword: NewPasswordValues = { oldPassword: '', password: '', confirmPassword: '' };
const usual: PasswordLimits = { min: 8, max: 64 };

/** Returns the length limits of a password. Implausible limits are replaced by the defaults. */
export function passwordLimits(setting: RegisterSetting | undefined): PasswordLimits {
  const fields = setting?.fields ?? {};
  const rule = Object.hasOwn(fields, 'password') ? fields['password'] : undefined;
  const [min, max] = [rule?.minLength || usual.min, Math.min(rule?.maxLength || usual.max, 500)];
  return min <= max ? { min, max } : usual;
}

/** Schema of a new password: long enough, repeated identically, and different from the old one (specification 5). */
export function newPasswordSchema({ min, max }: PasswordLimits, asksOld: boolean): v.GenericSchema<NewPasswordValues, NewPasswordValues> {
  return v.pipe(
    v.object({
      oldPassword: asksOld ? v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(500, 'tooLong')) : v.string(),
      password: v.pipe(v.string(), v.nonEmpty('required'), v.minLength(min, 'tooShort'), v.maxLength(max, 'tooLong')),
      confirmPassword: v.pipe(v.string(), v.nonEmpty('confirmRequired')),
    }),
    v.forward(
      v.partialCheck([['oldPassword'], ['password']], ({ oldPassword, password }) => !asksOld || oldPassword !== password, 'same'),
      ['password'],
    ),
    v.forward(
      v.partialCheck([['password'], ['confirmPassword']], ({ password, confirmPassword }) => password === confirmPassword, 'mismatch'),
      ['confirmPassword'],
    ),
  );
}

/** Rates a password in three levels, by its length and kinds of characters. */
export function passwordStrength(password: string): 'weak' | 'fair' | 'strong' {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const isRepetition = new Set(password).size < 5;
  if (password.length < 8 || isRepetition) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
