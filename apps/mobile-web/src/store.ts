import { type GatewayContext, api } from '@parlour/api-client';
import type { siteOf } from '@parlour/site';
import { type Middleware, combineSlices, configureStore } from '@reduxjs/toolkit';
import { gatewayContext } from './gatewayContext';
import { startFeatures } from './startFeatures';

export type AppStore = ReturnType<typeof createAppStore>;

/** The checks of a development build take as long as the machine needs, which is no reason for a warning. */
const unhurried = { warnAfter: Infinity };

/**
 * The api and the slices of home's first view; `addFeatures` adds the rest. `context` replaces parts of the gateway client's
 * context, `site` the state that site reads from the document and the storage. `devTools` is for development alone: a build shows its
 * state to nobody.
 */
export function createAppStore(context: Partial<GatewayContext> = {}, site?: ReturnType<typeof siteOf>, devTools = false) {
  const extraArgument: GatewayContext = { ...gatewayContext(() => store), ...context };
  const slices = combineSlices(api, ...startFeatures.flatMap((feature) => feature.slices ?? []));
  const listeners = laterMiddleware();
  const store = configureStore({
    reducer: slices,
    preloadedState: site && { site },
    devTools,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, immutableCheck: unhurried, serializableCheck: unhurried })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // By default, replies of the gateway would render inside an animation frame, which delays the frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
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
