import { api, fromWire } from '@parlour/api-client';
import { passkeyWire } from '../wire/passkeyWire';

export const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
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
