import { loggedOut } from '@parlour/kernel';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type LastDeposit, type WalletMemory, readBalanceHidden, readWalletMemory } from './walletMemory';

/** Client state of the wallet: balance visibility and the last deposit. */
export const walletSlice = createSlice({
  name: 'wallet',
  initialState: readWalletMemory,
  reducers: {
    balanceVisibilityToggled: (state) => {
      state.isBalanceHidden = !state.isBalanceHidden;
    },
    /** Records method and amount of a deposit, so that it can be repeated. */
    depositSent: (state, { payload }: PayloadAction<LastDeposit>) => {
      state.lastDeposit = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (): WalletMemory => ({ isBalanceHidden: readBalanceHidden(), lastDeposit: undefined })),
  selectors: {
    selectIsBalanceHidden: (state) => state.isBalanceHidden,
    selectLastDeposit: (state) => state.lastDeposit,
  },
});

export const { balanceVisibilityToggled, depositSent } = walletSlice.actions;
export const { selectIsBalanceHidden, selectLastDeposit } = walletSlice.selectors;
