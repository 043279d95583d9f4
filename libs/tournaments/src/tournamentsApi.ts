import { api, fromWire } from '@parlour/api-client';
import { tournamentsWire } from './wire';

export const tournamentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTournaments: build.query({
      ...fromWire(tournamentsWire.getTournaments),
      providesTags: ['Tournament'],
    }),
    getTournament: build.query({
      ...fromWire(tournamentsWire.getTournament),
      providesTags: ['Tournament'],
    }),
    joinTournament: build.mutation({
      ...fromWire(tournamentsWire.joinTournament),
      invalidatesTags: ['Tournament'],
    }),
  }),
});

export const { useGetTournamentQuery, useGetTournamentsQuery } = tournamentsApi;
