import type { WireInput } from '@parlour/kernel';
import type { sessionWire } from '../wire';
import { type RegisterValues, emptyRegisterValues } from './registerFields';

type RegisterInput = WireInput<typeof sessionWire.register>;

/** What a link to the registration may carry (specification 3): `code` and `domain`. Anything too long is no code. */
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

/** The whole payload (specification 3): what is not asked for is an empty string, `type` is always 0; by mobile number it is no normal registration. */
export function registerPayload(values: Partial<RegisterValues>, around: Circumstances): RegisterInput {
  return {
    ...emptyRegisterValues,
    ...values,
    countryDialingCode: around.countryDialingCode,
    registerUrl: around.registerUrl,
    registerMethod: around.method,
    domain: around.domain,
    type: 0,
    normalRegister: around.isNormal ?? true,
    humanCheck: Boolean(values.captcha),
  };
}
