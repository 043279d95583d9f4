import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { discoveryWire, gamesWire } from '../wire';
import type { CatalogScope } from './homeApi';
import { type GamePage, toGamePage } from './toGame';

export type GameDetail = WireValue<typeof discoveryWire.getGameDetail>;
type WireMatches = WireValue<typeof discoveryWire.getMatches>;

/** An e-sports match, and the code of the vendor that takes bets on it. */
export type Match = Omit<WireMatches['list'][number], 'vassalage'> & { vendor: string };

type DemoArg = Omit<WireInput<typeof discoveryWire.launchDemo>, 'vassalage'> & { vendor: string };
type FindArg = CatalogScope & { gameType: string; vendor?: string; gameName?: string; pageSize: number };

const html5 = { platform: 'html5', clientType: 2 } as const;

export const discoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first games of a vendor or of a search, enough for rows and the search sheet. */
    findGames: build.query<GamePage, FindArg>({
      query: ({ vendor, ...arg }) => request(gamesWire.getGames)({ ...html5, ...arg, vassalage: vendor, pageNo: 1 }),
      transformResponse: toGamePage,
    }),
    getGameDetail: build.query<GameDetail, CatalogScope & { vendor: string; gameCode: string }>({
      query: ({ vendor, ...arg }) => request(discoveryWire.getGameDetail)({ ...arg, vassalage: vendor }),
    }),
    getMatches: build.query<Match[], CatalogScope>({
      query: (scope) => request(discoveryWire.getMatches)({ ...scope, gameType: 'ESPORTS' }),
      transformResponse: ({ list }: WireMatches) => list.map(({ vassalage, ...match }): Match => ({ ...match, vendor: vassalage })),
    }),
    launchDemo: build.mutation<WireValue<typeof discoveryWire.launchDemo>, DemoArg>({
      query: ({ vendor, ...arg }) => request(discoveryWire.launchDemo)({ ...arg, vassalage: vendor }),
    }),
  }),
});

export const { useFindGamesQuery, useGetGameDetailQuery, useGetMatchesQuery, useLaunchDemoMutation } = discoveryApi;
