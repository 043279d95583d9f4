import { type GatewayContext, api } from '@parlour/api-client';
import { localeChanged, loggedOut } from '@parlour/kernel';
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { features } from './features';
import { gatewayContext } from './gatewayContext';
import { changeLocale } from './i18n';

export type AppStore = ReturnType<typeof createAppStore>;

/** The api, every feature's slices and listeners. `context` replaces parts of what the gateway client asks. */
export function createAppStore(context: Partial<GatewayContext> = {}) {
  const listeners = createListenerMiddleware();
  const extraArgument: GatewayContext = { ...gatewayContext(() => store), ...context };
  const store = configureStore({
    reducer: combineSlices(api, ...features.flatMap(({ slices }) => slices ?? [])),
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).prepend(listeners.middleware).concat(api.middleware),
  });
  for (const { listen } of features) listen?.(listeners.startListening);
  // Without it the next player on this phone is shown the former one's balance from the cache.
  listeners.startListening({ actionCreator: loggedOut, effect: (_, { dispatch }) => void dispatch(api.util.resetApiState()) });
  listeners.startListening({ actionCreator: localeChanged, effect: ({ payload }) => changeLocale(payload) });
  setupListeners(store.dispatch);
  return store;
}
