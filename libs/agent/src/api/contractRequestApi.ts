import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import { contractRequestWire } from '../wire/contractRequest';

/** The endpoint of the pending offers. It is separate so that home and the menus do not load the contracts. */
export const contractRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContractRequest: build.query<WireValue<(typeof contractRequestWire)['getContractRequest']>, void>({
      query: () => request(contractRequestWire.getContractRequest)({}),
      providesTags: ['Contract'],
    }),
  }),
});

export const { useGetContractRequestQuery } = contractRequestApi;
