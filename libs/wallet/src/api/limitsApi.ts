import { api, fromWire } from '@parlour/api-client';
import { limitsWire } from '../wire/limits';

/**
 * Endpoints for the limits enforced by the gateway. They refetch after an error too, because a change may have been applied even
 * if its reply was lost.
 */
export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLimits: build.query({
      ...fromWire(limitsWire.getLimits),
      providesTags: ['PlayLimit', 'Balance'],
    }),
    setLimit: build.mutation({
      ...fromWire(limitsWire.setLimit),
      invalidatesTags: ['PlayLimit', 'PlayState', 'Balance'],
    }),
    confirmLimit: build.mutation({
      ...fromWire(limitsWire.confirmLimit),
      invalidatesTags: ['PlayLimit', 'PlayState', 'Balance'],
    }),
  }),
});
