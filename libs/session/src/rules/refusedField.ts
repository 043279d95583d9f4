import { isAppError } from '@parlour/api-client';
import type { FieldProblem } from './fieldRules';
import { type RegisterFieldName, emptyRegisterValues } from './registerFields';

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
