import { api } from '@parlour/api-client';
import { betSettled, loggedOut } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';

import {
  forgetDepositPrompts,
  type WalletMemory,
  forgetPlayer,
  writeBalanceHidden,
  writeLastDeposit,
  balanceVisibilityToggled,
  depositSent,
  walletSlice,
} from './walletSlice';

/** Writes slice changes to storage, invalidates the cache when bets settle, and clears player data on logout. */
export function startWalletListeners(startListening: StartListening): void {
  startListening({ actionCreator: depositSent, effect: ({ payload }) => writeLastDeposit(payload) });
  startListening({
    actionCreator: balanceVisibilityToggled,
    effect: (_, { getState }) => writeBalanceHidden(walletState(getState()).isBalanceHidden),
  });
  startListening({
    actionCreator: betSettled,
    effect: (_, { dispatch }) => {
      dispatch(api.util.invalidateTags(['Balance', 'Bet', 'WithdrawRules']));
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: () => {
      forgetPlayer();
      forgetDepositPrompts();
    },
  });
}

function walletState(state: unknown): WalletMemory {
  return walletSlice.selectSlice(state as { wallet: WalletMemory });
}
