import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { accessWire } from '../wire/accessWire';
import { registerWire } from '../wire/registerWire';

type Sets<Name extends keyof typeof accessWire> = WireInput<(typeof accessWire)[Name]>;
type Reads<Name extends keyof typeof accessWire> = WireValue<(typeof accessWire)[Name]>;

export const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCountries: build.query<Reads<'getCountries'>, void>({ query: () => request(accessWire.getCountries)({}) }),
    sendLoginCode: build.mutation<Reads<'sendLoginCode'>, Sets<'sendLoginCode'>>({ query: request(accessWire.sendLoginCode) }),
    sendRegisterCode: build.mutation<Reads<'sendRegisterCode'>, Sets<'sendRegisterCode'>>({
      query: request(accessWire.sendRegisterCode),
    }),
    sendIdentityCode: build.mutation<Reads<'sendIdentityCode'>, Sets<'sendIdentityCode'>>({
      query: request(accessWire.sendIdentityCode),
    }),
    verifyIdentityCode: build.mutation<Reads<'verifyIdentityCode'>, Sets<'verifyIdentityCode'>>({
      query: request(accessWire.verifyIdentityCode),
    }),
    getSocialProviders: build.query<Reads<'getSocialProviders'>, void>({ query: () => request(accessWire.getSocialProviders)({}) }),
    socialLogin: build.mutation<Reads<'socialLogin'>, Sets<'socialLogin'>>({ query: request(accessWire.socialLogin) }),
    /** Not a query, so that no cache keeps the session. */
    findRegistration: build.mutation<WireValue<typeof registerWire.findRegistration>, WireInput<typeof registerWire.findRegistration>>({
      query: request(registerWire.findRegistration),
    }),
    registerByMobile: build.mutation<WireValue<typeof registerWire.registerByMobile>, WireInput<typeof registerWire.registerByMobile>>({
      query: request(registerWire.registerByMobile),
    }),
  }),
});
