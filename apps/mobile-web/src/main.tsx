import '@parlour/ui/tokens.css';
import './failure/BootFailure.css';
import './startup/provideBundles';
import { keepCampaign } from '@parlour/kernel/campaign';
import { selectIsLoggedIn, startSession } from '@parlour/player/session';
import { selectMerchant, selectRuntimeConfig } from '@parlour/site';
import { noteFailure } from '@parlour/telemetry';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { Providers } from './Providers';
import { buildId } from './env';
import { i18n, startI18n } from './i18n';
import { appBundleOf, later, player } from './startup/bundles';
import { fillFromSnapshot, keepPageVariant, pageVariant, readSnapshot, refreshSnapshot } from './startup/documentPage';
import { nextTask } from './startup/taps';
import { HistoryRouter } from './navigation/HistoryRouter';
import { isHomePath } from './navigation/isHomePath';
import { reloadOnce } from './failure/reloadOnce';
import { retryFailures, showDocumentFailure } from './failure/FailureBoundary';
import { watchSwipes } from './navigation/PageFade';
import { type AppStore, createAppStore } from './store';

/** Old data of the document is refreshed after the app has taken over, in milliseconds. */
const REFRESH_AFTER_MS = 2000;

/**
 * Starts the app. If the document has the page for this player, with its data, the app takes over the document's markup in several tasks, so that
 * the page answers taps on links in between; otherwise it renders from scratch.
 */
async function start(): Promise<void> {
  await nextTask();
  const store = createAppStore({}, undefined, import.meta.env.DEV);
  // The panel for developers; a build leaves this line out.
  if (import.meta.env.DEV) void import('./developer/showPanel').then(({ showPanel }) => showPanel(store));
  startSession(store, () => selectMerchant(store.getState()).code);
  const { campaign } = selectRuntimeConfig(store.getState());
  const { code, consent } = selectMerchant(store.getState());
  keepCampaign({ ...campaign, site: campaign.isReported || consent ? code : undefined });
  keepPageVariant(store);
  const { pathname } = window.location;
  const variant = pageVariant(store.getState());
  // A document from a cache or a static host may be one for another merchant.
  document.documentElement.dataset['accent'] = selectMerchant(store.getState()).accent;
  const snapshot = readSnapshot(variant);
  const isHome = isHomePath(pathname);
  const isPlayer = variant.kind === 'player';
  // For a visitor, the app bundle loads after the first view. But if the document was rendered for another language or country, its bottom
  // menu is wrong, so the app bundle and the menu must load now.
  const needsAppBundle = isPlayer || !snapshot || !isHome;
  const screen = needsAppBundle ? startAppBundle(store, pathname) : undefined;
  const menu = snapshot ? undefined : later.ended();
  await Promise.all([startI18n(variant.locale), screen, menu, isPlayer && isHome && player.load()]);
  const root = document.getElementById('root') as HTMLElement;
  // The document's page stays until the screen itself can take its place.
  if (root.firstChild) await (await screen)?.loaded;
  if (snapshot) {
    await nextTask();
    fillFromSnapshot(store, snapshot);
    await nextTask();
  }
  window.history.scrollRestoration = 'manual';
  watchSwipes();
  const app = (
    <StrictMode>
      <Providers store={store} serverState={snapshot && store.getState()}>
        <HistoryRouter>
          <App />
        </HistoryRouter>
      </Providers>
    </StrictMode>
  );
  const options = { onCaughtError: noteFailure };
  // React hydrates the shell in one task and each block in a later one, at once when it is tapped. Rendering from scratch runs in slices.
  if (snapshot) {
    // After an early change of the language, the parts that React has not taken over yet have the former texts, and React renders them anew.
    const onRecoverableError = (error: unknown) => i18n.language === variant.locale && noteFailure(error);
    hydrateRoot(root, app, { ...options, onRecoverableError });
    setTimeout(() => refreshSnapshot(store), REFRESH_AFTER_MS);
  } else startTransition(() => createRoot(root, options).render(app));
}

/** Starts loading the screen early. `loaded` resolves when that has ended. */
async function startAppBundle(store: AppStore, pathname: string) {
  const { findRoute, screenOf } = await appBundleOf(store).load();
  const target = findRoute(pathname);
  if (!target || (target.route.access !== 'anyone' && !selectIsLoggedIn(store.getState()))) return undefined;
  // The screen shows its own loading state and failure.
  return {
    loaded: screenOf(target)
      .load()
      .catch(() => undefined),
  };
}

// Parts that failed to load offline are retried when the connection is back.
window.addEventListener('online', retryFailures);

start().catch((error: unknown) => {
  console.error('The app could not start:', error);
  noteFailure(error);
  if (!navigator.onLine || !reloadOnce(buildId())) showDocumentFailure();
});
