import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { discoveryWire, gamesWire } from '../wire';
import type { CatalogScope } from './homeApi';
import { type GamePage, toGamePage } from './toGame';

export type GameDetail = WireValue<typeof discoveryWire.getGameDetail>;
export type Match = WireValue<typeof discoveryWire.getMatches>['list'][number];

type FindArg = CatalogScope & { gameType: string; vassalage?: string; gameName?: string; pageSize: number };

const html5 = { platform: 'html5', clientType: 2 } as const;

export const discoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first games of a vendor or of a name: rows and the search sheet show no more than these. */
    findGames: build.query<GamePage, FindArg>({
      query: (arg) => request(gamesWire.getGames)({ ...html5, ...arg, pageNo: 1 }),
      transformResponse: toGamePage,
    }),
    getGameDetail: build.query<GameDetail, CatalogScope & { vassalage: string; gameCode: string }>({
      query: request(discoveryWire.getGameDetail),
    }),
    getMatches: build.query<Match[], CatalogScope>({
      query: (scope) => request(discoveryWire.getMatches)({ ...scope, gameType: 'ESPORTS' }),
      transformResponse: ({ list }: WireValue<typeof discoveryWire.getMatches>) => list,
    }),
    launchDemo: build.mutation<WireValue<typeof discoveryWire.launchDemo>, WireInput<typeof discoveryWire.launchDemo>>({
      query: request(discoveryWire.launchDemo),
    }),
  }),
});

export const { useFindGamesQuery, useGetGameDetailQuery, useGetMatchesQuery, useLaunchDemoMutation } = discoveryApi;
