import '@parlour/ui/tokens.css';
import './failure/BootFailure.css';
import './startup/provideBundles';
import { askForHome } from '@parlour/games';
import { askForStart, selectLocale, selectMerchant } from '@parlour/merchant';
import { selectIsLoggedIn, startSession } from '@parlour/player';
import { noteFailure } from '@parlour/telemetry';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { Providers } from './Providers';
import { areEarlyRepliesGood, buildId } from './env';
import { startI18n } from './i18n';
import { appBundleOf } from './startup/appBundleOf';
import { player } from './startup/lazyBundles';
import { nextTask } from './nextTask';
import { isHomePath } from './navigation/isHomePath';
import { reloadOnce } from './failure/reloadOnce';
import { showDocumentFailure } from './failure/documentFailure';
import { watchSwipes } from './navigation/swipeBack';
import { type AppStore, createAppStore } from './store';

/** How long the app waits for the replies of the first view, in milliseconds. The document requested them long before. */
const FIRST_VIEW_PATIENCE_MS = 500;

/** The document already shows home. The app replaces it in one step when the whole first view is ready. */
async function start(): Promise<void> {
  await nextTask();
  const store = createAppStore();
  startSession(store, () => selectMerchant(store.getState()).code);
  const { pathname } = window.location;
  const isPlayer = selectIsLoggedIn(store.getState());
  // A visitor's home does not need the app bundle, which loads after the first view.
  const needsAppBundle = isPlayer || !isHomePath(pathname);
  await Promise.all([
    startI18n(selectLocale(store.getState())),
    needsAppBundle && startAppBundle(store, pathname),
    isPlayer && isHomePath(pathname) && player.load(),
    !needsAppBundle && askForFirstView(store),
  ]);
  window.history.scrollRestoration = 'manual';
  watchSwipes();
  const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: noteFailure });
  // Renders in slices, so that scrolling the document's shell stays smooth.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers store={store}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    ),
  );
}

/** Each block requests what failed or is late itself, and shows its own failure with a retry. */
async function askForFirstView({ dispatch, getState }: AppStore): Promise<void> {
  const patience = new Promise<false>((resolve) => setTimeout(() => resolve(false), FIRST_VIEW_PATIENCE_MS));
  if (!(await Promise.race([areEarlyRepliesGood(), patience]))) return;
  await Promise.race([Promise.all([askForStart(dispatch, getState()), askForHome(dispatch, getState())]), patience]);
}

/** Starts loading early; the screen shows its own loading state and failure. */
async function startAppBundle(store: AppStore, pathname: string): Promise<void> {
  const { findRoute, screenOf } = await appBundleOf(store).load();
  const target = findRoute(pathname);
  if (!target || (target.route.access !== 'anyone' && !selectIsLoggedIn(store.getState()))) return;
  screenOf(target)
    .load()
    .catch(() => undefined);
}

start().catch((error: unknown) => {
  console.error('The app could not start:', error);
  noteFailure(error);
  if (!navigator.onLine || !reloadOnce(buildId())) showDocumentFailure();
});
