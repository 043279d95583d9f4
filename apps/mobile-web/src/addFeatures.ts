import { api, errorMessages } from '@parlour/api-client';
import { localeChanged, loggedOut } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { listenForSchemaMismatches } from '@parlour/telemetry';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { features } from './features';
import { changeLocale, loadMessages, loadScreenMessages } from './i18n';
import { keepLinksInTab } from './navigation/keepLinksInTab';
import { refreshOnReturn } from './navigation/refreshOnReturn';
import { shellFeature } from './shell/shellFeature';
import type { GrowingStore } from './startup/bundleTypes';

/** Adds every feature's slices, listeners and menu texts to a store that started without them. */
export async function addFeatures(store: GrowingStore): Promise<void> {
  const { middleware, startListening } = createListenerMiddleware();
  for (const { slices = [], listen } of features) {
    for (const slice of slices) store.slices.inject(slice);
    listen?.(startListening);
  }
  // Without this, the next player on this phone would see the former player's balance from the cache.
  startListening({ actionCreator: loggedOut, effect: (_, { dispatch }) => void dispatch(api.util.resetApiState()) });
  startListening({ actionCreator: localeChanged, effect: ({ payload }) => changeLocale(payload) });
  listenForSchemaMismatches(startListening);
  store.listenWith(middleware);
  store.dispatch({ type: 'features/added' });
  setupListeners(store.dispatch);
  if (typeof window !== 'undefined') {
    refreshOnReturn(store);
    keepLinksInTab();
  }
  // Nothing waits for the error texts. Until they load, an error shows its title and its action.
  loadMessages('errors', errorMessages, { isAwaited: true }).catch(() => undefined);
  await Promise.all([
    loadScreenMessages(shellFeature),
    loadScreenMessages(merchantFeature),
    ...features.map(({ id, messages }) => loadMessages(id, messages)),
  ]);
}
