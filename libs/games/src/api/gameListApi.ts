import { api, request } from '@parlour/api-client';
import { gamesWire } from '../wire';
import type { CatalogScope } from './homeApi';
import { type GamePage, toGamePage } from './toGame';

export type GameSource = 'catalog' | 'hot' | 'recent' | 'favourites';

/** Which list: the source decides the call, the rest narrows it. */
export type GameListArg = CatalogScope & {
  source: GameSource;
  pageSize: number;
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  minBet?: string;
  gameName?: string;
  sort?: string;
};

const html5 = { platform: 'html5', clientType: 2 } as const;

function askForPage({ source, merchant, language, pageSize, ...filters }: GameListArg, pageNo: number) {
  const { gameType } = filters;
  if (source === 'hot') {
    return request(gamesWire.getHotGames)({ isPlatform: 2, platform: 'html5', language, merchantCode: merchant, gameType });
  }
  if (source === 'recent') return request(gamesWire.getRecentGames)({ page: pageNo, pageSize, gameType, language, clientType: 2 });
  if (source === 'favourites') return request(gamesWire.getFavourites)({ pageNo, pageSize, gameType, language });
  return request(gamesWire.getGames)({ ...html5, ...filters, gameType: gameType ?? 'ALL', merchant, language, pageNo, pageSize });
}

/** A page that brings no game that was not there before: the list ends, whatever its count says. */
function bringsNothing(last: GamePage, all: GamePage[]): boolean {
  const before = new Set(all.slice(0, -1).flatMap(({ games }) => games.map(({ nodeId }) => nodeId)));
  return last.games.every(({ nodeId }) => before.has(nodeId));
}

export const gameListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGames: build.infiniteQuery<GamePage, GameListArg, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        // More while pageNum < totalPages (specification 4); the hot list comes whole.
        getNextPageParam: (...[last, all, pageNo, , { source }]) =>
          source === 'hot' || Math.max(last.pageNum, pageNo) >= last.totalPages || bringsNothing(last, all) ? undefined : pageNo + 1,
      },
      query: ({ queryArg, pageParam }) => askForPage(queryArg, pageParam),
      transformResponse: toGamePage,
      // Who comes back from half an hour of play finds the list where it was, in seconds.
      keepUnusedDataFor: 3600,
      providesTags: (_, __, { source }) => (source === 'favourites' ? ['Favourite'] : source === 'recent' ? ['Recent'] : []),
    }),
  }),
});

export const { useGetGamesInfiniteQuery } = gameListApi;
