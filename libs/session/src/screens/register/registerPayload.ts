import type { WireInput } from '@parlour/kernel';
import { type RegisterValues, emptyRegisterValues } from '../../rules/registerFields';
import type { sessionWire } from '../../wire';

export type RegisterInput = Omit<WireInput<typeof sessionWire.register>, 'idempotencyKey'>;

/** Reads the parameters of a registration link (specification 3): `code` and `domain`. A value that is too long is ignored. */
export function affiliateParameters(query: URLSearchParams): { code: string; domain: string } {
  const read = (name: string) => {
    const value = (query.get(name) ?? '').trim();
    return value.length <= 200 ? value : '';
  };
  return { code: read('code'), domain: read('domain') };
}

type Circumstances = {
  countryDialingCode: string;
  domain: string;
  registerUrl: string;
  method: RegisterInput['registerMethod'];
  isNormal?: boolean;
};

/**
 * Returns the whole payload (specification 3), without its idempotency key. Fields not asked for are empty strings, but the
 * confirmation is the password; `type` is always 0. By mobile number,
 * it is not a normal registration.
 */
export function registerPayload(values: Partial<RegisterValues>, around: Circumstances): RegisterInput {
  return {
    ...emptyRegisterValues,
    ...values,
    confirmPassword: values.confirmPassword ?? values.password ?? '',
    countryDialingCode: around.countryDialingCode,
    registerUrl: around.registerUrl,
    registerMethod: around.method,
    domain: around.domain,
    type: 0,
    normalRegister: around.isNormal ?? true,
    humanCheck: Boolean(values.captcha),
  };
}
