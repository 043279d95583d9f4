import { type GatewayContext, api } from '@parlour/api-client';
import { gamesSlice } from '@parlour/games';
import { merchantSlice } from '@parlour/merchant';
import { sessionSlice } from '@parlour/player';
import { type Middleware, combineSlices, configureStore } from '@reduxjs/toolkit';
import { gatewayContext } from './gatewayContext';
import { toastsSlice } from './overlays/toastsSlice';

export type AppStore = ReturnType<typeof createAppStore>;

/**
 * The api and the slices of home's first view; `addFeatures` adds the rest. `context` replaces parts of the gateway client's
 * context.
 */
export function createAppStore(context: Partial<GatewayContext> = {}) {
  const extraArgument: GatewayContext = { ...gatewayContext(() => store), ...context };
  const slices = combineSlices(api, merchantSlice, sessionSlice, gamesSlice, toastsSlice);
  const listeners = laterMiddleware();
  const store = configureStore({
    reducer: slices,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).prepend(listeners.middleware).concat(api.middleware),
  });
  return { ...store, slices, listenWith: listeners.fill };
}

/** A middleware that passes actions through until `listenWith` is called; the last call wins. */
function laterMiddleware() {
  let fill: (later: Middleware) => void = () => undefined;
  const middleware: Middleware = (tools) => (next) => {
    let through = next;
    fill = (later) => void (through = later(tools)(next));
    return (action) => through(action);
  };
  return { middleware, fill: (later: Middleware) => fill(later) };
}
