import { api, request } from '@parlour/api-client';
import type { GatewayLanguage } from '@parlour/kernel';
import { limits } from '../rules/limits';
import { gamesWire } from '../wire';
import { type Game, type GamePage, toGamePage } from './toGame';
import { type Vendors, toVendors } from './toVendors';
import { type Winners, toWinners } from './toWinners';

/** Whose catalogue and in which language: part of every argument, so that the cache follows a change of either. */
export type CatalogScope = { merchant: string; language: GatewayLanguage };

type GamePageArg = CatalogScope & { gameType: string; pageNo: number; pageSize: number };

const html5 = { platform: 'html5', clientType: 2 } as const;

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendors: build.query<Vendors, CatalogScope>({
      query: ({ merchant, language }) => request(gamesWire.getVendors)({ typeId: 1, merchant_code: merchant, language }),
      transformResponse: toVendors,
    }),
    /** One page of a category, as the sections of home show it. */
    getGamePage: build.query<GamePage, GamePageArg>({
      query: (arg) => request(gamesWire.getGames)({ ...html5, ...arg }),
      transformResponse: toGamePage,
    }),
    getHotGames: build.query<Game[], CatalogScope>({
      query: ({ merchant, language }) =>
        request(gamesWire.getHotGames)({ isPlatform: 2, platform: 'html5', language, merchantCode: merchant }),
      transformResponse: (reply: Parameters<typeof toGamePage>[0]) => toGamePage(reply).games,
    }),
    getWinners: build.query<Winners, CatalogScope>({
      query: ({ language }) => request(gamesWire.getWinners)({ gameCategory: 'ALL', language, limitNum: limits.winnersAsked }),
      transformResponse: toWinners,
    }),
  }),
});

export const { useGetVendorsQuery, useGetGamePageQuery, useGetHotGamesQuery, useGetWinnersQuery } = catalogApi;
