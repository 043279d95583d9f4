import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { passkeyWire } from '../wire/passkeyWire';

type Sets<Name extends keyof typeof passkeyWire> = WireInput<(typeof passkeyWire)[Name]>;
type Reads<Name extends keyof typeof passkeyWire> = WireValue<(typeof passkeyWire)[Name]>;

export const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
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
