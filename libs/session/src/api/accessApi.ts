import { api, fromWire } from '@parlour/api-client';
import { accessWire } from '../wire/accessWire';
import { registerWire } from '../wire/registerWire';

export const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCountries: build.query({ ...fromWire(accessWire.getCountries) }),
    sendLoginCode: build.mutation({ ...fromWire(accessWire.sendLoginCode) }),
    sendRegisterCode: build.mutation({
      ...fromWire(accessWire.sendRegisterCode),
    }),
    sendIdentityCode: build.mutation({
      ...fromWire(accessWire.sendIdentityCode),
    }),
    verifyIdentityCode: build.mutation({
      ...fromWire(accessWire.verifyIdentityCode),
    }),
    getSocialProviders: build.query({ ...fromWire(accessWire.getSocialProviders) }),
    socialLogin: build.mutation({ ...fromWire(accessWire.socialLogin) }),
    /** Not a query, so that no cache keeps the session. */
    findRegistration: build.mutation({
      ...fromWire(registerWire.findRegistration),
    }),
    registerByMobile: build.mutation({
      ...fromWire(registerWire.registerByMobile),
    }),
  }),
});
