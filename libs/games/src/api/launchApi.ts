import { api, fromWire, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { playWire } from '../wire/play';

type LaunchArg = Omit<WireInput<typeof playWire.launchGame>, 'vassalage'> & { vendor: string };

export const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    launchGame: build.mutation<WireValue<typeof playWire.launchGame>, LaunchArg>({
      query: ({ vendor, ...arg }) => request(playWire.launchGame)({ ...arg, vassalage: vendor }),
      // A refusal may be the first sign that a break began or that a limit is used up.
      invalidatesTags: (_, error) => (error ? ['PlayState'] : []),
    }),
    getPlaySession: build.query({
      ...fromWire(playWire.getPlaySession),
      providesTags: ['PlaySession'],
    }),
  }),
});

export const { useLaunchGameMutation, useGetPlaySessionQuery } = launchApi;
