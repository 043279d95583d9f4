import { loggedIn, loggedOut } from '@parlour/kernel';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** Playback position of the login video, in seconds (specification 3, login store). */
const initialState = { videoTime: 0 };

export const loginFilmSlice = createSlice({
  name: 'loginFilm',
  initialState,
  reducers: {
    filmLeft: (state, { payload }: PayloadAction<number>) => {
      state.videoTime = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedIn, () => initialState).addCase(loggedOut, () => initialState),
  selectors: { selectVideoTime: (state) => state.videoTime },
});

export const { filmLeft } = loginFilmSlice.actions;
export const { selectVideoTime } = loginFilmSlice.selectors;
