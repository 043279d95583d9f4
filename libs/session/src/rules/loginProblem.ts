import { isAppError } from '@parlour/api-client';
import * as v from 'valibot';
import { loginRefusal } from '../wire';

/**
 * Returns details of a refused login besides the message: whether a captcha is now required, and the time (ms) until which the
 * account is locked.
 */
export function loginProblem(error: unknown): { wantsCaptcha: boolean; lockedUntil?: number } {
  if (!isAppError(error) || error.kind !== 'business') return { wantsCaptcha: false };
  const details = v.safeParse(loginRefusal, error.value);
  const { captcha, lockedUntil } = details.success ? details.output : { captcha: false, lockedUntil: undefined };
  return { wantsCaptcha: captcha || error.code.startsWith('CAPTCHA_'), lockedUntil: lockedUntil ?? undefined };
}
