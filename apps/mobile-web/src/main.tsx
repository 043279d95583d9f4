import '@parlour/ui/tokens.css';
import './shell/BootFailure.module.css';
import { selectLocale, selectMerchant } from '@parlour/merchant';
import { selectIsLoggedIn, startSession } from '@parlour/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { Providers } from './Providers';
import { buildId } from './env';
import { startI18n } from './i18n';
import { frame, player } from './later/parts';
import { screenOf } from './later/screenOf';
import { findRoute } from './routeTable';
import { reloadOnce } from './shell/reloadOnce';
import { showDocumentFailure } from './shell/showDocumentFailure';
import { watchSwipes } from './shell/swipeBack';
import { createAppStore } from './store';

/** The document shows the frame of home already; the app takes its place in one step, when all of the first view is there. */
async function start(): Promise<void> {
  const store = createAppStore();
  startSession(store, () => selectMerchant(store.getState()).code);
  const target = findRoute(window.location.pathname);
  if (target) {
    // These show their own loading and failure; here they only begin early.
    frame.load().catch(() => undefined);
    if (target.route.access === 'anyone' || selectIsLoggedIn(store.getState()))
      screenOf(target)
        .load()
        .catch(() => undefined);
  }
  await Promise.all([startI18n(selectLocale(store.getState())), !target && selectIsLoggedIn(store.getState()) && player.load()]);
  window.history.scrollRestoration = 'manual';
  watchSwipes();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Providers store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  console.error('The app could not start:', error);
  if (!navigator.onLine || !reloadOnce(buildId())) showDocumentFailure();
});
