import * as v from 'valibot';
import { captchaSchema } from './fieldRules';

export type LoginValues = { username: string; password: string; captcha: string; remember: boolean };

/** Specification 2: the remember-password box starts checked. */
export const emptyLogin: LoginValues = { username: '', password: '', captcha: '', remember: true };

/** What a login needs before it is sent; the gateway knows the rest. Issues carry a `FieldProblem` as message. */
export function loginSchema(withCaptcha: boolean): v.GenericSchema<LoginValues, LoginValues> {
  return v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('required')),
    password: v.pipe(v.string(), v.nonEmpty('required')),
    captcha: withCaptcha ? captchaSchema() : v.string(),
    remember: v.boolean(),
  });
}
