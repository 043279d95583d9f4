import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { accessWire } from '../wire/accessWire';
import { passkeyWire } from '../wire/passkeyWire';
import { registerWire } from '../wire/registerWire';

type Calls = typeof accessWire & typeof passkeyWire & typeof registerWire;
type Sets<Name extends keyof Calls> = WireInput<Calls[Name]>;
type Reads<Name extends keyof Calls> = WireValue<Calls[Name]>;

/** Calls for the ways in: codes by message, social logins, passkeys, registration by mobile number. */
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
    findRegistration: build.mutation<Reads<'findRegistration'>, Sets<'findRegistration'>>({
      query: request(registerWire.findRegistration),
    }),
    registerByMobile: build.mutation<Reads<'registerByMobile'>, Sets<'registerByMobile'>>({
      query: request(registerWire.registerByMobile),
    }),
    beginPasskeyLogin: build.mutation<Reads<'beginPasskeyLogin'>, void>({ query: () => request(passkeyWire.beginPasskeyLogin)({}) }),
    passkeyLogin: build.mutation<Reads<'passkeyLogin'>, Sets<'passkeyLogin'>>({ query: request(passkeyWire.passkeyLogin) }),
    getPasskeys: build.query<Reads<'getPasskeys'>, void>({
      query: () => request(passkeyWire.getPasskeys)({}),
      providesTags: ['Member'],
      keepUnusedDataFor: 0,
    }),
    beginPasskey: build.mutation<Reads<'beginPasskey'>, void>({ query: () => request(passkeyWire.beginPasskey)({}) }),
    addPasskey: build.mutation<unknown, Sets<'addPasskey'>>({ query: request(passkeyWire.addPasskey), invalidatesTags: ['Member'] }),
    removePasskey: build.mutation<unknown, Sets<'removePasskey'>>({
      query: request(passkeyWire.removePasskey),
      invalidatesTags: ['Member'],
    }),
  }),
});
