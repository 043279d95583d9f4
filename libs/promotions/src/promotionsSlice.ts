import { loggedOut } from '@parlour/kernel';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type PromotionsState = {
  /** True while nothing may be advertised to this player, e.g. during a break that they requested. */
  isPaused: boolean;
};

/** Client state of promotions. */
export const promotionsSlice = createSlice({
  name: 'promotions',
  initialState: (): PromotionsState => ({ isPaused: false }),
  reducers: {
    promotionsPauseChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isPaused = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => ({ isPaused: false })),
  selectors: { selectIsPaused: (state) => state.isPaused },
});

export const { promotionsPauseChanged } = promotionsSlice.actions;
export const { selectIsPaused } = promotionsSlice.selectors;
