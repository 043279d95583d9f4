import '@parlour/ui/tokens.css';
import './shell/BootFailure.module.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { Providers } from './Providers';
import { buildId } from './env';
import { startI18n } from './i18n';
import { reloadOnce } from './shell/reloadOnce';
import { watchSwipes } from './shell/swipeBack';
import { createAppStore } from './store';

const root = document.getElementById('root') as HTMLElement;

/** The document shows the frame already; the app takes its place when its texts are there, in one step. */
async function start(): Promise<void> {
  const store = createAppStore();
  await startI18n(store);
  window.history.scrollRestoration = 'manual';
  watchSwipes();
  createRoot(root).render(
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
  if (navigator.onLine && reloadOnce(buildId())) return;
  document.getElementById('failure')?.removeAttribute('hidden');
});
