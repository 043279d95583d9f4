import { loggedOut } from '@parlour/kernel';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { depositIntent, withdrawalIntent } from './mocks/intents';
import { startWalletListeners } from './walletListeners';
import {
  balanceVisibilityToggled,
  intentClosed,
  intentLost,
  intentNotFound,
  intentStarted,
  intentsHeard,
  selectIntents,
  selectIsBalanceHidden,
  selectLastMethodId,
  walletSlice,
} from './walletSlice';

function openStore() {
  const listeners = createListenerMiddleware();
  startWalletListeners(listeners.startListening as Parameters<typeof startWalletListeners>[0]);
  return configureStore({ reducer: { wallet: walletSlice.reducer }, middleware: (all) => all().prepend(listeners.middleware) });
}

const states = (store: ReturnType<typeof openStore>, player: string | undefined = '200jilif3/maria') =>
  selectIntents(store.getState(), player).map(({ kind, state }) => `${kind} ${state}`);

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

  it('finds an intent again whose page went away in the middle, and calls its outcome unknown', () => {
    openStore().dispatch(intentStarted(depositIntent({ state: 'sending' })));
    expect(states(openStore())).toEqual(['deposit unknown']);
  });

  it('follows an intent from the tap to the answer', () => {
    const store = openStore();
    const { key } = depositIntent();
    store.dispatch(intentStarted(depositIntent()));
    expect(states(store)).toEqual(['deposit sending']);
    store.dispatch(intentLost(key));
    expect(states(store)).toEqual(['deposit unknown']);
    store.dispatch(intentNotFound(key));
    expect(states(openStore())).toEqual(['deposit absent']);
    store.dispatch(intentStarted(depositIntent()));
    expect(states(store)).toEqual(['deposit sending']);
    store.dispatch(intentClosed(key));
    expect(states(store)).toEqual([]);
    expect(states(openStore())).toEqual([]);
  });

  it('hears of an intent that another tab has begun and closed, and keeps its own', () => {
    const store = openStore();
    const mine = withdrawalIntent();
    store.dispatch(intentStarted(mine));
    store.dispatch(intentsHeard([{ ...mine, state: 'unknown' }, depositIntent({ state: 'sending' })]));
    expect(states(store)).toEqual(['withdrawal sending', 'deposit unknown']);
    store.dispatch(intentsHeard([mine]));
    expect(states(store)).toEqual(['withdrawal sending']);
    // Both wrote in the same instant, and the other one was later.
    store.dispatch(intentsHeard([depositIntent()]));
    expect(states(store)).toEqual(['withdrawal sending', 'deposit unknown']);
    store.dispatch(intentLost(mine.key));
    expect(states(openStore())).toContain('withdrawal unknown');
  });

  it('keeps what another tab has started', () => {
    const [one, other] = [openStore(), openStore()];
    one.dispatch(intentStarted(depositIntent()));
    other.dispatch(intentStarted(withdrawalIntent()));
    one.dispatch(intentClosed(depositIntent().key));
    expect(states(openStore())).toEqual(['withdrawal unknown']);
  });

  it("shows nobody another player's intent", () => {
    const store = openStore();
    store.dispatch(intentStarted(depositIntent()));
    expect(states(store, '200jilif3/vince')).toEqual([]);
    expect(selectIntents(store.getState(), undefined)).toEqual([]);
  });

  it('remembers the method used last', () => {
    openStore().dispatch(intentStarted(depositIntent()));
    expect(selectLastMethodId(openStore().getState())).toBe('palmpay');
  });

  it('empties itself and the storage when the session ends; only the hidden balance stays hidden', () => {
    const store = openStore();
    store.dispatch(intentStarted(depositIntent()));
    store.dispatch(balanceVisibilityToggled());
    store.dispatch(loggedOut());
    const empty = { isBalanceHidden: true, intents: [], lastMethodId: undefined };
    expect(walletSlice.selectSlice(store.getState())).toEqual(empty);
    expect(walletSlice.selectSlice(openStore().getState())).toEqual(empty);
  });

  it.each(['{"intents"', '[{"key":"1"}]', '"x"', '[{"__proto__":{"kind":"deposit"}}]'])(
    'starts empty from a corrupt storage: %s',
    (raw) => {
      localStorage.setItem('walletIntents', raw);
      expect(states(openStore())).toEqual([]);
    },
  );
});
