import { api, request } from '@parlour/api-client';
import type { CatalogScope } from './homeApi';
import { limits } from '../rules/limits';
import { gamesWire } from '../wire';
import { type GamePage, toGamePage } from './toGame';
import { type Winners, toWinners } from './toWinners';

type GamePageArg = CatalogScope & { gameType: string; pageNo: number; pageSize: number };

const html5 = { platform: 'html5', clientType: 2 } as const;

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a category for a section of home. */
    getGamePage: build.query<GamePage, GamePageArg>({
      query: (arg) => request(gamesWire.getGames)({ ...html5, ...arg }),
      transformResponse: toGamePage,
    }),
    getWinners: build.query<Winners, CatalogScope>({
      query: ({ language }) => request(gamesWire.getWinners)({ gameCategory: 'ALL', language, limitNum: limits.winnersAsked }),
      transformResponse: toWinners,
    }),
  }),
});

export const { useGetGamePageQuery, useGetWinnersQuery } = catalogApi;
