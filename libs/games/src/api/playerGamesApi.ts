import { api, request } from '@parlour/api-client';
import { playerGamesWire } from '../wire/playerGames';
import { type GamePage, toGamePage } from './toGame';

type PlayerPageArg = { language: string; pageNo: number; pageSize: number };
type FavouriteArg = { nodeId: string; vendor: string; isOn: boolean };

export const playerGamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecentGames: build.query<GamePage, PlayerPageArg>({
      query: ({ pageNo, ...arg }) => request(playerGamesWire.getRecentGames)({ ...arg, page: pageNo, clientType: 2 }),
      transformResponse: toGamePage,
      providesTags: ['Recent'],
    }),
    addRecentGame: build.mutation<unknown, { nodeId: string; vendor: string }>({
      query: ({ nodeId, vendor }) => request(playerGamesWire.addRecentGame)({ nodeId, vassalage: vendor }),
      invalidatesTags: ['Recent'],
    }),
    getFavourites: build.query<GamePage, PlayerPageArg>({
      query: request(playerGamesWire.getFavourites),
      transformResponse: toGamePage,
      providesTags: ['Favourite'],
    }),
    setFavourite: build.mutation<unknown, FavouriteArg>({
      query: ({ nodeId, vendor, isOn }) =>
        (isOn ? request(playerGamesWire.addFavourite, 'addFavourite') : request(playerGamesWire.removeFavourite, 'removeFavourite'))({
          nodeId,
          vendor,
        }),
      invalidatesTags: (_, error) => (error ? [] : ['Favourite']),
    }),
  }),
});

export const { useGetRecentGamesQuery, useGetFavouritesQuery, useAddRecentGameMutation } = playerGamesApi;
