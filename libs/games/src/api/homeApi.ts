import { api, request } from '@parlour/api-client';
import { pageSizes } from '../rules/limits';
import { homeWire } from '../wire/home';
import { type Game, type GamePage, toGamePage } from './toGame';
import { type Vendors, toVendors } from './toVendors';
import { keepVendors } from './vendorsCopy';

/** Merchant and language of the catalogue. They are part of every argument, so each combination has its own cache entry. */
export type CatalogScope = { merchant: string; language: string };

type GamePageArg = CatalogScope & { gameType: string; pageNo: number; pageSize: number };

/** The calls that the first view of home needs, and the section below it, whose games come with the document. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendors: build.query<Vendors, CatalogScope>({
      query: ({ merchant, language }) => request(homeWire.getVendors)({ typeId: 1, merchant_code: merchant, language }),
      transformResponse: toVendors,
      onQueryStarted: (scope, { queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => keepVendors(scope, data),
          () => undefined,
        );
      },
    }),
    getHotGames: build.query<Game[], CatalogScope>({
      query: ({ merchant, language }) =>
        request(homeWire.getHotGames)({ isPlatform: 2, platform: 'html5', language, merchantCode: merchant }),
      transformResponse: (reply: Parameters<typeof toGamePage>[0]) => toGamePage(reply).games,
    }),
    /** One page of a category for a section of home. */
    getGamePage: build.query<GamePage, GamePageArg>({
      query: (arg) => request(homeWire.getGames, 'getGames')({ platform: 'html5', clientType: 2, ...arg }),
      transformResponse: toGamePage,
    }),
    /** Fetched once per session. The slice records later changes, so no tag refreshes it. */
    getFavouriteIds: build.query<string[], void>({
      query: () => request(homeWire.getFavouriteIds)({ pageNo: 1, pageSize: pageSizes.favouriteIds }),
    }),
  }),
});

export const { useGetVendorsQuery, useGetHotGamesQuery, useGetGamePageQuery, useGetFavouriteIdsQuery } = homeApi;
