import * as v from 'valibot';
import { captchaSchema } from '../../rules/fieldRules';
import { codeSchema, mobileSchema } from '../../rules/loginSchema';
import type { ForgotMethod, ForgotWho } from './useForgot';

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  // Specification 5: fewer than 255 characters.
  v.maxLength(254, 'tooLong'),
  v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'format.email'),
);

/** Returns the schema of the account to recover. Issues carry a `FieldProblem` as message. */
export function forgotWhoSchema(method: ForgotMethod, withCaptcha: boolean): v.GenericSchema<ForgotWho, ForgotWho> {
  return v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(500, 'tooLong')),
    dialingCode: v.string(),
    contact: method === 'sms' ? mobileSchema : email,
    captcha: withCaptcha ? captchaSchema() : v.string(),
  });
}

export const forgotCodeSchema = v.object({ code: codeSchema });
