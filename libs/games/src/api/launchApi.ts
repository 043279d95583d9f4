import { api, fromWire, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { gamesWire } from '../wire';

type LaunchArg = Omit<WireInput<typeof gamesWire.launchGame>, 'vassalage'> & { vendor: string };

export const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    launchGame: build.mutation<WireValue<typeof gamesWire.launchGame>, LaunchArg>({
      query: ({ vendor, ...arg }) => request(gamesWire.launchGame)({ ...arg, vassalage: vendor }),
      // A refusal may be the first sign that a break began or that a limit is used up.
      invalidatesTags: (_, error) => (error ? ['PlayState'] : []),
    }),
    getPlaySession: build.query({
      ...fromWire(gamesWire.getPlaySession),
      providesTags: ['PlaySession'],
    }),
  }),
});

export const { useLaunchGameMutation, useGetPlaySessionQuery } = launchApi;
