import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { limitsWire } from '../wire/limits';

type Wire = typeof limitsWire;

/**
 * Endpoints for the limits enforced by the gateway. They refetch after an error too, because a change may have been applied even
 * if its reply was lost.
 */
export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLimits: build.query<WireValue<Wire['getLimits']>, void>({
      query: () => request(limitsWire.getLimits)({}),
      providesTags: ['PlayLimit', 'Balance'],
    }),
    setLimit: build.mutation<WireValue<Wire['setLimit']>, WireInput<Wire['setLimit']>>({
      query: request(limitsWire.setLimit),
      invalidatesTags: ['PlayLimit', 'PlayState', 'Balance'],
    }),
    confirmLimit: build.mutation<WireValue<Wire['confirmLimit']>, WireInput<Wire['confirmLimit']>>({
      query: request(limitsWire.confirmLimit),
      invalidatesTags: ['PlayLimit', 'PlayState', 'Balance'],
    }),
  }),
});
