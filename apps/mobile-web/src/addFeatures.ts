import { api, errorMessages } from '@parlour/api-client';
import { localeChanged, loggedOut } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { features } from './features';
import { changeLocale, loadMessages, loadScreenMessages } from './i18n';
import { listenForMisfits } from './reports/listenForMisfits';
import { keepLinksInTab } from './shell/keepLinksInTab';
import { refreshOnReturn } from './shell/refreshOnReturn';
import { shellFeature } from './shell/shellFeature';
import type { AppStore } from './store';

/** Brings every feature's slices, listeners and menu texts into a store that started without them. */
export async function addFeatures(store: AppStore): Promise<void> {
  const { middleware, startListening } = createListenerMiddleware();
  for (const { slices = [], listen } of features) {
    for (const slice of slices) store.slices.inject(slice);
    listen?.(startListening);
  }
  // Without it the next player on this phone is shown the former one's balance from the cache.
  startListening({ actionCreator: loggedOut, effect: (_, { dispatch }) => void dispatch(api.util.resetApiState()) });
  startListening({ actionCreator: localeChanged, effect: ({ payload }) => changeLocale(payload) });
  listenForMisfits(startListening);
  store.listenWith(middleware);
  store.dispatch({ type: 'features/added' });
  setupListeners(store.dispatch);
  if (typeof window !== 'undefined') {
    refreshOnReturn(store);
    keepLinksInTab();
  }
  // Nobody waits for them: until they are there, an error shows its title and its way on.
  loadMessages('errors', errorMessages, { isAwaited: true }).catch(() => undefined);
  await Promise.all([
    loadScreenMessages(shellFeature),
    loadScreenMessages(merchantFeature),
    ...features.map(({ id, messages }) => loadMessages(id, messages)),
  ]);
}
