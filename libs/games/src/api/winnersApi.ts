import { api, request } from '@parlour/api-client';
import type { Money } from '@parlour/kernel/money';
import type { WireValue } from '@parlour/kernel/wire-call';
import { figuresArrived } from '../gamesSlice';
import { limits } from '../rules/limits';
import type { PlayTarget } from '../rules/play/playTarget';
import { playWire } from '../wire/play';
import type { CatalogScope } from './homeApi';
import { type GameFigures, toFigures } from './toGame';

export const winnersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWinners: build.query<Winners, CatalogScope>({
      query: ({ language }) => request(playWire.getWinners)({ gameCategory: 'ALL', language, limitNum: limits.winnersAsked }),
      transformResponse: toWinners,
    }),
    /** Each tile reads its own figures from the slice. Figures are forgotten as soon as no list polls them, because the next list brings newer ones. */
    getLiveFigures: build.query<LiveFigures, CatalogScope>({
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_, { dispatch, cacheEntryRemoved }) => cacheEntryRemoved.then(() => void dispatch(figuresArrived({}))),
      query: request(playWire.getLiveFigures),
      transformResponse: toLiveFigures,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(figuresArrived(data.figures)),
          // Tiles keep the figures that they have.
          () => undefined,
        ),
    }),
  }),
});

export const { useGetWinnersQuery } = winnersApi;

/** A win, and the game it was won in. */
export type Winner = { target: PlayTarget; customerName: string; amount: Money; image?: string };

type Winners = { biggest: Winner[]; jackpots: Winner[]; /** Currency symbol; empty if unknown. */ symbol: string };

type LiveFigures = { /** By the id of the game. */ figures: Record<string, GameFigures>; wins: Winner[]; symbol: string };

type WireWinners = WireValue<typeof playWire.getWinners>;

function toWinner({ vo }: WireWinners['list'][number]): Winner {
  const { vassalage, gameType, gameCode, nodeId, gameName } = vo;
  return {
    target: { vendor: vassalage, gameType, gameCode, nodeId, name: gameName },
    customerName: vo.customerName,
    amount: vo.winAmount,
    image: vo.iconUrl ?? undefined,
  };
}

/** The first ten wins and all jackpots (specification 2, "Winner board"). */
function toWinners({ list, jackpots, currencySymbol }: WireWinners): Winners {
  return { symbol: currencySymbol, biggest: list.slice(0, limits.topWinners).map(toWinner), jackpots: jackpots.map(toWinner) };
}

function toLiveFigures({ games, wins, currencySymbol }: WireValue<typeof playWire.getLiveFigures>): LiveFigures {
  const figures = games.flatMap(({ nodeId, ...game }) => {
    const known = toFigures(game, currencySymbol);
    return known ? [[nodeId, known] as const] : [];
  });
  return { figures: Object.fromEntries(figures), wins: wins.map(toWinner), symbol: currencySymbol };
}
