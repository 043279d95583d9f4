import { loggedOut } from '@parlour/kernel';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { startAgentListeners, agentSlice, contractsPutOff, selectIsPutOff } from './agentSlice';

function openStore() {
  const listeners = createListenerMiddleware();
  startAgentListeners(listeners.startListening);
  return configureStore({ reducer: { agent: agentSlice.reducer }, middleware: (all) => all().prepend(listeners.middleware) });
}

beforeEach(() => sessionStorage.clear());

test('product 4.5: "Later" lasts for the visit and survives a reload', () => {
  const store = openStore();
  expect(selectIsPutOff(store.getState())).toBe(false);
  store.dispatch(contractsPutOff());
  expect(selectIsPutOff(store.getState())).toBe(true);
  expect(selectIsPutOff(openStore().getState())).toBe(true);
});

test('logout forgets "Later"', () => {
  const store = openStore();
  store.dispatch(contractsPutOff());
  store.dispatch(loggedOut());
  expect(selectIsPutOff(store.getState())).toBe(false);
  expect(selectIsPutOff(openStore().getState())).toBe(false);
});
