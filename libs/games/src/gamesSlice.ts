import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { loggedOut, merchantChanged } from '@parlour/kernel';

/** Hearts that the player touched in this session, by node id: they win over what the gateway said before. */
type GamesState = {
  favourites: Record<string, boolean>;
  /** The heart touched last. */
  lastToggled?: string;
};

const initialState: GamesState = { favourites: {} };

type FavouriteToggled = {
  nodeId: string;
  vassalage: string;
  isOn: boolean;
  /** What to say if the gateway refuses, in the player's language. */
  refusedText: string;
};

/** Client state of the library: what the player wants, before the gateway knows. */
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
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState).addCase(merchantChanged, () => initialState),
  selectors: {
    selectFavourites: ({ favourites }) => favourites,
    /** The game that the player took off the favourites last, unless another heart was touched since. */
    selectLastRemoved: ({ favourites, lastToggled }): string | undefined =>
      lastToggled !== undefined && favourites[lastToggled] === false ? lastToggled : undefined,
    /** What the player last wanted of this game, if anything. */
    selectFavouriteIntent: ({ favourites }, nodeId: string): boolean | undefined => favourites[nodeId],
  },
});

export const { favouriteToggled, favouriteRefused } = gamesSlice.actions;
export const { selectFavourites, selectLastRemoved, selectFavouriteIntent } = gamesSlice.selectors;
