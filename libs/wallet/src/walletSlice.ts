import { loggedOut } from '@parlour/kernel';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { wireId, wireMoney } from '@parlour/kernel/wire-call';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';

const HIDDEN = 'walletBalanceHidden';
const LAST_DEPOSIT = 'walletLastDeposit';

const lastDeposit = v.object({ methodId: wireId, channelId: v.optional(wireId), amount: wireMoney });
export type LastDeposit = v.InferOutput<typeof lastDeposit>;

export type WalletMemory = { isBalanceHidden: boolean; lastDeposit?: LastDeposit | undefined };

function readWalletMemory(): WalletMemory {
  return { isBalanceHidden: readBalanceHidden(), lastDeposit: readStored('local', LAST_DEPOSIT, lastDeposit) };
}

function readBalanceHidden(): boolean {
  return readStored('local', HIDDEN, v.boolean()) ?? false;
}

export function writeBalanceHidden(isHidden: boolean): void {
  writeStored('local', HIDDEN, isHidden);
}

export function writeLastDeposit(deposit: LastDeposit): void {
  writeStored('local', LAST_DEPOSIT, deposit);
}

/** Removes the player's data. Whether balances are hidden is a device setting and stays. */
export function forgetPlayer(): void {
  removeStored('local', LAST_DEPOSIT);
}

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

const WITHDRAWN = 'wallet.withdrawn';
const ASKED = 'wallet.limitAsked';
const yes = v.literal(true);

/** After a withdrawal request, no deposit promotions are shown for the rest of the session (product 4.7). */
export const hasWithdrawn = (): boolean => readStored('session', WITHDRAWN, yes) ?? false;
export const noteWithdrawal = (): void => void writeStored('session', WITHDRAWN, true);

/** The limit prompt before a first deposit is shown once per session. */
export const wasLimitOffered = (): boolean => readStored('session', ASKED, yes) ?? false;
export const noteLimitOffered = (): void => void writeStored('session', ASKED, true);

/** Clears both flags for the next player on this device. */
export function forgetDepositPrompts(): void {
  removeStored('session', WITHDRAWN);
  removeStored('session', ASKED);
}
