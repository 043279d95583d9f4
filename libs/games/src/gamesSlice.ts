import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { loggedOut, merchantChanged } from '@parlour/kernel';
import type { GameFigures } from './api/toGame';

type GamesState = {
  /** Favourites that the player changed in this session, by node id. They override the list from the gateway. */
  favourites: Record<string, boolean>;
  /** Node id of the favourite that was changed last. */
  lastToggled?: string;
  /** The latest figures of games by node id, while they are renewed. They replace the figures of the lists, which are older. */
  figures: Record<string, GameFigures>;
};

const initialState: GamesState = { favourites: {}, figures: {} };

type FavouriteToggled = {
  nodeId: string;
  vendor: string;
  isOn: boolean;
  /** Shown if the gateway refuses, in the player's language. */
  refusedText: string;
};

/** Optimistic favourites, which are choices of the player that the gateway has not confirmed yet, and the live figures of games. */
export const gamesSlice = createSlice({
  name: 'games',
  initialState,
  reducers: {
    favouriteToggled: (state, { payload }: PayloadAction<FavouriteToggled>) => {
      state.favourites[payload.nodeId] = payload.isOn;
      state.lastToggled = payload.nodeId;
    },
    favouriteRefused: (state, { payload }: PayloadAction<{ nodeId: string; isOn: boolean }>) => {
      state.favourites[payload.nodeId] = payload.isOn;
    },
    figuresArrived: (state, { payload }: PayloadAction<Record<string, GameFigures>>) => {
      state.figures = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState).addCase(merchantChanged, () => initialState),
  selectors: {
    selectFavourites: ({ favourites }) => favourites,
    /** The favourite that was removed last, unless another one was changed since. */
    selectLastRemoved: ({ favourites, lastToggled }): string | undefined =>
      lastToggled !== undefined && favourites[lastToggled] === false ? lastToggled : undefined,
    /** The player's last choice for this game in this session, if any. */
    selectFavouriteChoice: ({ favourites }, nodeId: string): boolean | undefined => favourites[nodeId],
    selectFigures: ({ figures }, nodeId: string): GameFigures | undefined => figures[nodeId],
  },
});

export const { favouriteToggled, favouriteRefused, figuresArrived } = gamesSlice.actions;
export const { selectFavourites, selectLastRemoved, selectFavouriteChoice, selectFigures } = gamesSlice.selectors;
