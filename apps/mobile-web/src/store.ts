import { type GatewayContext, api } from '@parlour/api-client';
import { gamesSlice } from '@parlour/games';
import { merchantSlice } from '@parlour/merchant';
import { sessionSlice } from '@parlour/session';
import { type Middleware, combineSlices, configureStore } from '@reduxjs/toolkit';
import { gatewayContext } from './gatewayContext';
import { toastsSlice } from './shell/toastsSlice';

export type AppStore = ReturnType<typeof createAppStore>;

/**
 * The api and the slices that home's first view reads; `addFeatures` brings the rest. `context` replaces parts of what the
 * gateway client asks.
 */
export function createAppStore(context: Partial<GatewayContext> = {}) {
  const extraArgument: GatewayContext = { ...gatewayContext(() => store), ...context };
  const slices = combineSlices(api, merchantSlice, sessionSlice, gamesSlice, toastsSlice);
  const listening: { middleware?: Middleware } = {};
  const throughListeners: Middleware = (tools) => (next) => (action) => (listening.middleware?.(tools)(next) ?? next)(action);
  const store = configureStore({
    reducer: slices,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).prepend(throughListeners).concat(api.middleware),
  });
  return { ...store, slices, listening };
}
