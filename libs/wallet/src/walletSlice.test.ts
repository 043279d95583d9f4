import { loggedOut } from '@parlour/kernel';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { startWalletListeners } from './walletListeners';
import { balanceVisibilityToggled, methodUsed, selectIsBalanceHidden, selectLastMethodId, walletSlice } from './walletSlice';

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

  it('remembers the last used method', () => {
    openStore().dispatch(methodUsed('palmpay'));
    expect(selectLastMethodId(openStore().getState())).toBe('palmpay');
  });

  it('logout clears the slice and its storage but keeps the balance hidden', () => {
    const store = openStore();
    store.dispatch(methodUsed('palmpay'));
    store.dispatch(balanceVisibilityToggled());
    store.dispatch(loggedOut());
    const empty = { isBalanceHidden: true, lastMethodId: undefined };
    expect(walletSlice.selectSlice(store.getState())).toEqual(empty);
    expect(walletSlice.selectSlice(openStore().getState())).toEqual(empty);
  });
});
