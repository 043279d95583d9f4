import { isAppError } from '@parlour/api-client';
import * as v from 'valibot';
import { loginRefusal } from '../wire';

/** What a refused login says besides its text: a captcha is wanted from now on, or until when the account is locked (ms). */
export function loginProblem(error: unknown): { wantsCaptcha: boolean; lockedUntil?: number } {
  if (!isAppError(error) || error.kind !== 'business') return { wantsCaptcha: false };
  const details = v.safeParse(loginRefusal, error.value);
  const { captcha, lockedUntil } = details.success ? details.output : { captcha: false, lockedUntil: undefined };
  return { wantsCaptcha: captcha || error.code.startsWith('CAPTCHA_'), lockedUntil: lockedUntil ?? undefined };
}
