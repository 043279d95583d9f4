import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { tournamentsWire } from './wire';

type Wire = typeof tournamentsWire;

/** Endpoints of tournaments. */
export const tournamentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTournaments: build.query<WireValue<Wire['getTournaments']>, WireInput<Wire['getTournaments']>>({
      query: request(tournamentsWire.getTournaments),
      providesTags: ['Tournament'],
    }),
    getTournament: build.query<WireValue<Wire['getTournament']>, WireInput<Wire['getTournament']>>({
      query: request(tournamentsWire.getTournament),
      providesTags: ['Tournament'],
    }),
    joinTournament: build.mutation<WireValue<Wire['joinTournament']>, WireInput<Wire['joinTournament']>>({
      query: request(tournamentsWire.joinTournament),
      invalidatesTags: ['Tournament'],
    }),
  }),
});

export const { useGetTournamentQuery, useGetTournamentsQuery } = tournamentsApi;
