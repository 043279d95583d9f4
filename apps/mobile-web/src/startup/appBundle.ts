import { api, errorMessages, forgetUnsentOnReconnect } from '@parlour/api-client';
import { contentFeature } from '@parlour/content';
import { featuresAdded, localeChanged, loggedOut, toGatewayLanguage } from '@parlour/kernel';
import { deviceOf } from '@parlour/kernel/device';
import { writeStored } from '@parlour/kernel/storage';
import { selectIsLoggedIn } from '@parlour/player/session';
import { selectLocale, siteFeature } from '@parlour/site';
import { listenForSchemaMismatches } from '@parlour/telemetry';
import { pageHistory } from '@parlour/ui/history';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { features } from '../features';
import { changeLocale, loadMessages, loadScreenMessages } from '../i18n';
import { takeVisitorTaps } from '../overlays/visitorTaps';
import { shellFeature } from '../shell/shellFeature';
import type { GrowingStore } from './bundles';
import { keepEarlyInput } from './earlyInput';
import { addTapRule } from './taps';

export { findRoute } from '../routeTable';
export { FeatureRoutes } from '../navigation/GuardedScreen';
export { PageEffects } from '../shell/PageEffects';
export { ScreenHeader } from '../navigation/ScreenHeader';
export { screenOf } from '../routeTable';
export { endSession, renewSession } from '@parlour/player/session';

/** Data that may have changed while the player was at a cashier, in a game, or in another tab. */
const perishable = ['Balance', 'Bet', 'Inbox', 'InboxUnread', 'Order', 'PlayState', 'Status'] as const;

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
  store.dispatch(featuresAdded());
  setupListeners(store.dispatch);
  if (typeof window !== 'undefined') {
    keepEarlyInput();
    refreshOnReturn(store);
    forgetUnsentOnReconnect(store);
    keepNamedLanguage(store.getState());
    // In-app browsers have no tabs: in some of them a link to a new tab does nothing. Back returns to the app.
    if (deviceOf(window).inApp) addTapRule('staysInTab', { links: '[target=_blank]', take: (link) => void (link.target = '') });
    takeVisitorTaps(() => !selectIsLoggedIn(store.getState()));
  }
  // Nothing waits for the error texts. Until they load, an error shows its title and its action.
  loadMessages('errors', errorMessages, { isAwaited: true }).catch(() => undefined);
  await Promise.all([
    loadScreenMessages(shellFeature),
    loadScreenMessages(siteFeature),
    loadScreenMessages(contentFeature),
    ...features.map(({ id, messages }) => loadMessages(id, messages)),
  ]);
}

/**
 * A page from the back/forward cache is as it was when the player left. It checks whether other tabs changed the session, and
 * fetches money and status again (reliability U3).
 */
function refreshOnReturn({ dispatch }: Pick<GrowingStore, 'dispatch'>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.dispatchEvent(new StorageEvent('storage'));
    dispatch(api.util.invalidateTags([...perishable]));
  });
}

/**
 * Stores the language that the address named (`?lang=fil`), as if the player had chosen it, and takes it out of the address. Otherwise a reload
 * would undo a later choice.
 */
function keepNamedLanguage(state: unknown): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('lang')) return;
  writeStored('local', 'language', toGatewayLanguage(selectLocale(state)));
  url.searchParams.delete('lang');
  pageHistory.amend(url.href);
}
