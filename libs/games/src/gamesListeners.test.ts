import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '@parlour/api-client';
import { betSettled } from '@parlour/kernel';
import { startGamesListeners } from './gamesListeners';

test('settled bets refresh balance and records at once, and again after 1 s if more bets settled', async () => {
  jest.useFakeTimers();
  const listeners = createListenerMiddleware();
  const refreshed = jest.fn();
  const store = configureStore({ reducer: (state = {}) => state, middleware: (defaults) => defaults().prepend(listeners.middleware) });
  startGamesListeners(listeners.startListening);
  listeners.startListening({ matcher: api.util.invalidateTags.match, effect: ({ payload }) => void refreshed(payload) });

  for (let bet = 0; bet < 10; bet += 1) store.dispatch(betSettled());
  expect(refreshed.mock.calls).toEqual([[['Balance', 'Bet', 'PlaySession', 'Recent']]]);
  await jest.advanceTimersByTimeAsync(999);
  expect(refreshed).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(refreshed).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(5000);
  expect(refreshed).toHaveBeenCalledTimes(2);
  store.dispatch(betSettled());
  expect(refreshed).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
