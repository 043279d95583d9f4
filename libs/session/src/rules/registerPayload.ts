import { readStored } from '@parlour/kernel';
import type { WireInput } from '@parlour/kernel';
import * as v from 'valibot';
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

/** How the app runs (specification 3); `APP` is for a native shell, which is not this page. */
export function registerMethod(): RegisterInput['registerMethod'] {
  if (readStored('local', 'WEBCLIP', v.unknown())) return 'WEBCLIP';
  return isStandalone() ? 'PWA' : 'H5';
}

function isStandalone(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
}

type Circumstances = { countryDialingCode: string; domain: string; registerUrl: string; method: RegisterInput['registerMethod'] };

/** The whole payload by user name (specification 3): what is not asked for is an empty string, `type` is always 0. */
export function registerPayload(values: Partial<RegisterValues>, around: Circumstances): RegisterInput {
  return {
    ...emptyRegisterValues,
    ...values,
    countryDialingCode: around.countryDialingCode,
    registerUrl: around.registerUrl,
    registerMethod: around.method,
    domain: around.domain,
    verificationCode: '',
    type: 0,
    normalRegister: true,
  };
}
