import { api, request } from '@parlour/api-client';
import { limits } from '../rules/limits';
import { gamesWire } from '../wire';
import type { CatalogScope } from './homeApi';
import { type Winners, toWinners } from './toWinners';

export const winnersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWinners: build.query<Winners, CatalogScope>({
      query: ({ language }) => request(gamesWire.getWinners)({ gameCategory: 'ALL', language, limitNum: limits.winnersAsked }),
      transformResponse: toWinners,
    }),
  }),
});

export const { useGetWinnersQuery } = winnersApi;
