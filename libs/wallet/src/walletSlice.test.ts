import { loggedOut } from '@parlour/kernel';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { startWalletListeners } from './walletListeners';
import { balanceVisibilityToggled, depositSent, selectIsBalanceHidden, selectLastDeposit, walletSlice } from './walletSlice';

function openStore() {
  const listeners = createListenerMiddleware();
  startWalletListeners(listeners.startListening as Parameters<typeof startWalletListeners>[0]);
  return configureStore({ reducer: { wallet: walletSlice.reducer }, middleware: (all) => all().prepend(listeners.middleware) });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('walletSlice', () => {
  it('remembers that the balance is hidden', () => {
    const store = openStore();
    expect(selectIsBalanceHidden(store.getState())).toBe(false);
    store.dispatch(balanceVisibilityToggled());
    expect(selectIsBalanceHidden(openStore().getState())).toBe(true);
  });

  it('remembers method, channel and amount of the last deposit', () => {
    openStore().dispatch(depositSent({ methodId: 'palmpay', channelId: 'a', amount: '500.00' }));
    expect(selectLastDeposit(openStore().getState())).toEqual({ methodId: 'palmpay', channelId: 'a', amount: '500.00' });
  });

  it('logout clears the slice and its storage but keeps the balance hidden', () => {
    const store = openStore();
    store.dispatch(depositSent({ methodId: 'palmpay', channelId: 'a', amount: '500.00' }));
    store.dispatch(balanceVisibilityToggled());
    store.dispatch(loggedOut());
    const empty = { isBalanceHidden: true, lastDeposit: undefined };
    expect(walletSlice.selectSlice(store.getState())).toEqual(empty);
    expect(walletSlice.selectSlice(openStore().getState())).toEqual(empty);
  });
});
