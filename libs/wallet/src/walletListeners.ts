import { api } from '@parlour/api-client';
import { type StartListening, betSettled, loggedOut } from '@parlour/kernel';
import { isAnyOf } from '@reduxjs/toolkit';
import { forgetDraft } from './moneyDraft';
import { forgetMood } from './moneyMood';
import { type WalletMemory, forgetPlayer, writeBalanceHidden, writeIntent, writeLastMethod } from './walletMemory';
import { balanceVisibilityToggled, intentClosed, intentLost, intentNotFound, intentStarted, walletSlice } from './walletSlice';

const isIntentMove = isAnyOf(intentStarted, intentLost, intentNotFound, intentClosed);

/** Keeps the storage in step with the slice; each intent is written before its request leaves. */
export function startWalletListeners(startListening: StartListening): void {
  startListening({
    matcher: isIntentMove,
    effect: (action, { getState }) => {
      if (!isIntentMove(action)) return;
      const key = typeof action.payload === 'string' ? action.payload : action.payload.key;
      const { intents, lastMethodId } = walletState(getState());
      writeIntent(
        key,
        intents.find((intent) => intent.key === key),
      );
      if (intentStarted.match(action) && lastMethodId) writeLastMethod(lastMethodId);
    },
  });
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
      forgetDraft('deposit');
      forgetDraft('withdrawal');
      forgetMood();
    },
  });
}

function walletState(state: unknown): WalletMemory {
  return walletSlice.selectSlice(state as { wallet: WalletMemory });
}
