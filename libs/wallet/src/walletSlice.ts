import { loggedOut } from '@parlour/kernel';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type WalletMemory, readBalanceHidden, readWalletMemory } from './walletMemory';

/** Client state of the wallet: balance visibility and the last used payment method. */
export const walletSlice = createSlice({
  name: 'wallet',
  initialState: readWalletMemory,
  reducers: {
    balanceVisibilityToggled: (state) => {
      state.isBalanceHidden = !state.isBalanceHidden;
    },
    /** Records the method of a sent deposit. */
    methodUsed: (state, { payload }: PayloadAction<string>) => {
      state.lastMethodId = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (): WalletMemory => ({ isBalanceHidden: readBalanceHidden(), lastMethodId: undefined })),
  selectors: {
    selectIsBalanceHidden: (state) => state.isBalanceHidden,
    selectLastMethodId: (state) => state.lastMethodId,
  },
});

export const { balanceVisibilityToggled, methodUsed } = walletSlice.actions;
export const { selectIsBalanceHidden, selectLastMethodId } = walletSlice.selectors;
