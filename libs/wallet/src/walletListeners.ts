import { api } from '@parlour/api-client';
import { type StartListening, betSettled, loggedIn, loggedOut } from '@parlour/kernel';
import { logoutStarted } from '@parlour/player';
import { forgetDrafts } from './moneyDraft';
import { forgetDepositPrompts } from './depositPromptMemory';
import { type WalletMemory, forgetPlayer, writeBalanceHidden, writeLastMethod } from './walletMemory';
import { balanceVisibilityToggled, methodUsed, walletSlice } from './walletSlice';

/** Writes slice changes to storage, invalidates the cache when bets settle, and clears player data on logout. */
export function startWalletListeners(startListening: StartListening): void {
  startListening({ actionCreator: methodUsed, effect: ({ payload }) => writeLastMethod(payload) });
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
  // A session that ends by itself keeps the drafts for its player; a logout and another player do not.
  startListening({ actionCreator: logoutStarted, effect: () => forgetDrafts() });
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload: { merchantCode, userName } }) => forgetDrafts(`${merchantCode}/${userName}`),
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
