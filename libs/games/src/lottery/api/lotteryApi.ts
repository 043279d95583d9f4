import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { playerGamesWire } from '../../wire/playerGames';
import { lotteryWire } from '../../wire/lottery';
import { lotteryLimits } from '../rules/lotteryLimits';
import { groupsCopy, groupsOwner, lotteryCopies, named } from './lotteryCopies';
import { type LotteryMode, vietnamVendor } from '../rules/lotteryMode';

type Wire = typeof lotteryWire;
type LobbyArg = WireInput<Wire['getLotteries']>;
type OrdersArg = { language: string; nodeId?: string; pageNo: number };

type WireLotteries = WireValue<Wire['getLotteries']>;

/** A lottery of the lobby. On the wire, `vendor` is called `vassalage`. */
export type Lottery = Omit<WireLotteries['list'][number], 'vassalage'> & { vendor: string };
export type Numero = WireValue<Wire['getNumero']>;
export type LotteryPlay = WireValue<Wire['getLotteryPlay']>;
export type PlayType = LotteryPlay['playTypes'][number];
export type DrawResult = NonNullable<Numero['last']>;
export type SubOrder = WireValue<Wire['cancelSubOrder']>;
export type SlipInput = WireInput<Wire['placeLotteryOrders']>;
export type PlacedSlip = WireValue<Wire['placeLotteryOrders']>;

export const lotteryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLotteries: build.query<Lottery[], LobbyArg>({
      query: request(lotteryWire.getLotteries),
      transformResponse: ({ list }: WireLotteries) => list.map(({ vassalage, ...lottery }) => ({ ...lottery, vendor: vassalage })),
      onQueryStarted: ({ prizeMode, language }, { queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => lotteryCopies[prizeMode].write(language, named(data)),
          () => undefined,
        );
      },
    }),
    getLotteryMenu: build.query<WireValue<Wire['getLotteryMenu']>['groups'], LobbyArg>({
      query: request(lotteryWire.getLotteryMenu),
      transformResponse: ({ groups }: WireValue<Wire['getLotteryMenu']>) => groups,
      onQueryStarted: ({ prizeMode, language }, { queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => groupsCopy.write(groupsOwner(prizeMode, language), data),
          () => undefined,
        );
      },
    }),
    getVnMenu: build.query<WireValue<Wire['getVnMenu']>['groups'], LobbyArg>({
      query: request(lotteryWire.getVnMenu),
      transformResponse: ({ groups }: WireValue<Wire['getVnMenu']>) => groups,
    }),
    /** Ids of the lotteries that were played last. */
    getRecentLotteries: build.query<string[], { language: string; mode: LotteryMode }>({
      query: ({ language, mode }) =>
        request(
          playerGamesWire.getRecentGames,
          'getRecentGames',
        )({
          page: 1,
          pageSize: lotteryLimits.recent,
          gameType: mode === 'Lott' ? 'LOTT' : 'ELOTT',
          language,
          clientType: 2,
        }),
      transformResponse: ({ games }: WireValue<typeof playerGamesWire.getRecentGames>) => games.map(({ nodeId }) => nodeId),
      providesTags: ['Recent'],
    }),
    getVnRecent: build.query<string[], { language: string }>({
      query: ({ language }) => request(lotteryWire.getVnRecent)({ page: 1, pageSize: lotteryLimits.recent, language }),
      transformResponse: ({ list }: WireValue<Wire['getVnRecent']>) => list.map(({ nodeId }) => nodeId),
      providesTags: ['Recent'],
    }),
    /** Vietnam lotteries use a separate call (specification 7). */
    getNumero: build.query<Numero, { nodeId: string; vendor: string }>({
      query: ({ nodeId, vendor }) =>
        vendor === vietnamVendor ? request(lotteryWire.getVnNumero, 'getVnNumero')({ nodeId }) : request(lotteryWire.getNumero)({ nodeId }),
    }),
    getLotteryPlay: build.query<LotteryPlay, WireInput<Wire['getLotteryPlay']>>({ query: request(lotteryWire.getLotteryPlay) }),
    getLotteryResults: build.query<DrawResult[], { nodeId: string; language: string }>({
      query: (arg) => request(lotteryWire.getLotteryResults)({ ...arg, limitNum: lotteryLimits.results }),
      transformResponse: ({ list }: WireValue<Wire['getLotteryResults']>) => list,
      keepUnusedDataFor: 0,
    }),
    placeLotteryOrders: build.mutation<PlacedSlip, SlipInput>({
      query: request(lotteryWire.placeLotteryOrders),
      invalidatesTags: ['Balance', 'Bet', 'Recent'],
    }),
    findLotterySlip: build.query<PlacedSlip | null, { idempotencyKey: string }>({
      query: request(lotteryWire.findLotterySlip),
      keepUnusedDataFor: 0,
    }),
    getSubOrders: build.query<WireValue<Wire['getSubOrders']>, OrdersArg>({
      query: (arg) => request(lotteryWire.getSubOrders)({ ...arg, pageSize: lotteryLimits.ordersPage }),
      providesTags: ['Bet'],
    }),
    cancelSubOrder: build.mutation<SubOrder, { subOrderId: string }>({
      query: request(lotteryWire.cancelSubOrder),
      invalidatesTags: ['Balance', 'Bet'],
    }),
  }),
});

export const {
  useGetLotteriesQuery,
  useGetLotteryMenuQuery,
  useGetVnMenuQuery,
  useGetRecentLotteriesQuery,
  useGetVnRecentQuery,
  useGetLotteryPlayQuery,
  useGetLotteryResultsQuery,
  useGetSubOrdersQuery,
  useLazyGetNumeroQuery,
  useCancelSubOrderMutation,
} = lotteryApi;
