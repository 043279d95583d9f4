import { api, request } from '@parlour/api-client';
import type { Money } from '@parlour/kernel/money';
import { homeWire } from '../wire/home';
import { playerGamesWire } from '../wire/playerGames';
import type { CatalogScope } from './homeApi';
import { type GamePage, toGamePage } from './toGame';

export type GameSource = 'catalog' | 'hot' | 'recent' | 'favourites';

/** Which list to load: `source` picks the call, the other fields narrow it. */
export type GameListArg = CatalogScope & {
  source: GameSource;
  pageSize: number;
  gameType?: string;
  /** Vendor code. */
  vendor?: string;
  gameClassify?: string;
  minBet?: string;
  minLine?: string;
  stake?: Money;
  feature?: string;
  gameName?: string;
  sort?: string;
};

const html5 = { platform: 'html5', clientType: 2 } as const;

function requestPage({ source, merchant, language, pageSize, vendor, ...filters }: GameListArg, pageNo: number) {
  const { gameType } = filters;
  if (source === 'hot') {
    return request(homeWire.getHotGames)({ isPlatform: 2, platform: 'html5', language, merchantCode: merchant, gameType });
  }
  if (source === 'recent')
    return request(playerGamesWire.getRecentGames, 'getRecentGames')({ page: pageNo, pageSize, gameType, language, clientType: 2 });
  if (source === 'favourites') return request(playerGamesWire.getFavourites)({ pageNo, pageSize, gameType, language });
  const page = { merchant, language, pageNo, pageSize };
  return request(homeWire.getGames)({ ...html5, ...filters, ...page, vassalage: vendor, gameType: gameType ?? 'ALL' });
}

/** True when earlier pages had all games of the last page: the list ends there, whatever its page count says. */
function hasNoNewGames(last: GamePage, all: GamePage[]): boolean {
  const before = new Set(all.slice(0, -1).flatMap(({ games }) => games.map(({ nodeId }) => nodeId)));
  return last.games.every(({ nodeId }) => before.has(nodeId));
}

export const gameListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGames: build.infiniteQuery<GamePage, GameListArg, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        // There are more pages while pageNum < totalPages (specification 4). The hot list comes as one page.
        getNextPageParam: (...[last, all, pageNo, , { source }]) =>
          source === 'hot' || Math.max(last.pageNum, pageNo) >= last.totalPages || hasNoNewGames(last, all) ? undefined : pageNo + 1,
      },
      query: ({ queryArg, pageParam }) => requestPage(queryArg, pageParam),
      transformResponse: toGamePage,
      // In seconds: a player who returns from a long game finds the list where it was.
      keepUnusedDataFor: 3600,
      providesTags: (_, __, { source }) => (source === 'favourites' ? ['Favourite'] : source === 'recent' ? ['Recent'] : []),
    }),
  }),
});

export const { useGetGamesInfiniteQuery } = gameListApi;
