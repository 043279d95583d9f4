import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { discoveryWire } from '../wire/discovery';
import { homeWire } from '../wire/home';
import type { CatalogScope } from './homeApi';
import { type FoundGames, type Game, toGamePage } from './toGame';

export type GameDetail = WireValue<typeof discoveryWire.getGameDetail>;
type WireMatches = WireValue<typeof discoveryWire.getMatches>;

/** A match, and the code of the vendor that takes bets on it. */
export type Match = Omit<WireMatches['list'][number], 'vassalage'> & { vendor: string };

type WireTables = WireValue<typeof discoveryWire.getTables>;
/** A live table with its present figures, and the currency symbol of its limits. */
export type Table = Omit<WireTables['list'][number], 'nodeId'> & { symbol: string };
export type Tables = Readonly<Record<string, Table>>;

type DemoArg = Omit<WireInput<typeof discoveryWire.launchDemo>, 'vassalage'> & { vendor: string };
type FindArg = CatalogScope & { gameType: string; vendor?: string; gameName?: string; pageSize: number };

const html5 = { platform: 'html5', clientType: 2 } as const;

export const discoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first games of a vendor or of a search, enough for rows and the search sheet. */
    findGames: build.query<FoundGames, FindArg>({
      query: ({ vendor, ...arg }) => request(homeWire.getGames, 'getGames')({ ...html5, ...arg, vassalage: vendor, pageNo: 1 }),
      transformResponse: ({ suggestion, ...page }: WireValue<typeof homeWire.getGames>) => ({ ...toGamePage(page), suggestion }),
    }),
    getGameDetail: build.query<GameDetail, CatalogScope & { vendor: string; gameCode: string }>({
      query: ({ vendor, ...arg }) => request(discoveryWire.getGameDetail)({ ...arg, vassalage: vendor }),
    }),
    getMatches: build.query<Match[], CatalogScope & { gameType: 'SPORTS' | 'ESPORTS' }>({
      query: request(discoveryWire.getMatches),
      transformResponse: ({ list }: WireMatches) => list.map(({ vassalage, ...match }): Match => ({ ...match, vendor: vassalage })),
    }),
    /** The live tables of a page of games, by the id of their game. */
    getTables: build.query<Tables, CatalogScope & { nodeIds: string }>({
      query: request(discoveryWire.getTables),
      // In seconds, as long as the page itself: a filter asks all pages of a list.
      keepUnusedDataFor: 3600,
      transformResponse: ({ list, currencySymbol: symbol }: WireTables) =>
        Object.fromEntries(list.map(({ nodeId, ...table }) => [nodeId, { ...table, symbol }])),
    }),
    launchDemo: build.mutation<WireValue<typeof discoveryWire.launchDemo>, DemoArg>({
      query: ({ vendor, ...arg }) => request(discoveryWire.launchDemo)({ ...arg, vassalage: vendor }),
    }),
  }),
});

/** The ids of games as the call for their tables takes them. */
export function tableIds(games: readonly Pick<Game, 'nodeId'>[]): string {
  return games.map(({ nodeId }) => nodeId).join();
}

export const { useFindGamesQuery, useGetGameDetailQuery, useGetMatchesQuery, useGetTablesQuery, useLaunchDemoMutation } = discoveryApi;
