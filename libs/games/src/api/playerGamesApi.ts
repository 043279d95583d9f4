import { api, request } from '@parlour/api-client';
import type { GatewayLanguage } from '@parlour/kernel';
import { gamesWire } from '../wire';
import { type GamePage, toGamePage } from './toGame';

type PlayerPageArg = { language: GatewayLanguage; pageNo: number; pageSize: number };
type FavouriteArg = { nodeId: string; vassalage: string; isOn: boolean };

export const playerGamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecentGames: build.query<GamePage, PlayerPageArg>({
      query: ({ pageNo, ...arg }) => request(gamesWire.getRecentGames)({ ...arg, page: pageNo, clientType: 2 }),
      transformResponse: toGamePage,
      providesTags: ['Recent'],
    }),
    addRecentGame: build.mutation<unknown, { nodeId: string; vassalage: string }>({
      query: request(gamesWire.addRecentGame),
      invalidatesTags: ['Recent'],
    }),
    getFavourites: build.query<GamePage, PlayerPageArg>({
      query: request(gamesWire.getFavourites),
      transformResponse: toGamePage,
      providesTags: ['Favourite'],
    }),
    setFavourite: build.mutation<unknown, FavouriteArg>({
      query: ({ nodeId, vassalage, isOn }) =>
        request(isOn ? gamesWire.addFavourite : gamesWire.removeFavourite)({ nodeId, vendor: vassalage }),
      invalidatesTags: (_, error) => (error ? [] : ['Favourite']),
    }),
  }),
});

export const { useGetRecentGamesQuery, useGetFavouritesQuery, useAddRecentGameMutation } = playerGamesApi;
