import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { gamesWire } from '../wire';

export const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    launchGame: build.mutation<WireValue<typeof gamesWire.launchGame>, WireInput<typeof gamesWire.launchGame>>({
      query: request(gamesWire.launchGame),
      // A refusal may be the first word of a break or of a limit that is used up.
      invalidatesTags: (_, error) => (error ? ['PlayState'] : []),
    }),
    getPlaySession: build.query<WireValue<typeof gamesWire.getPlaySession>, WireInput<typeof gamesWire.getPlaySession>>({
      query: request(gamesWire.getPlaySession),
      providesTags: ['PlaySession'],
    }),
  }),
});

export const { useLaunchGameMutation, useGetPlaySessionQuery } = launchApi;
