import { api, fromWire } from '@parlour/api-client';
import { accessWire, passkeyWire } from '../wire/accessWire';
import { registerWire } from '../wire/registerWire';

/** Calls for the ways in: codes by message, social logins, passkeys, registration by mobile number. */
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
    beginPasskeyLogin: build.mutation({ ...fromWire(passkeyWire.beginPasskeyLogin) }),
    passkeyLogin: build.mutation({ ...fromWire(passkeyWire.passkeyLogin) }),
    getPasskeys: build.query({
      ...fromWire(passkeyWire.getPasskeys),
      providesTags: ['Member'],
      keepUnusedDataFor: 0,
    }),
    beginPasskey: build.mutation({ ...fromWire(passkeyWire.beginPasskey) }),
    addPasskey: build.mutation({ ...fromWire(passkeyWire.addPasskey), invalidatesTags: ['Member'] }),
    removePasskey: build.mutation({
      ...fromWire(passkeyWire.removePasskey),
      invalidatesTags: ['Member'],
    }),
  }),
});
