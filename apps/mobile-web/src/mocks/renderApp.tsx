import '../startup/provideBundles';
import { type GatewayContext, api } from '@parlour/api-client';
import { type Locale, localeChanged, loggedIn } from '@parlour/kernel';
import { writeStored } from '@parlour/kernel/storage';
import { setUpUser } from '@parlour/testing';
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../App';
import { Providers } from '../Providers';
import { i18n, startI18n } from '../i18n';
import { appBundleOf, later } from '../startup/bundles';
import { type AppStore, createAppStore } from '../store';

type RenderAppOptions = {
  path?: string | string[];
  player?: string;
  /** The player's customer type; a member by default. */
  type?: number;
  locale?: Locale;
  context?: Partial<GatewayContext>;
  hasAgreed?: boolean;
  /** False: the player only looks, so that home stays at its first view. */
  isTouched?: boolean;
};

export const session = (userName: string, type = 0) =>
  loggedIn({ token: `token-of-${userName}`, userName, type, merchantCode: '200jilif3' });

const stores = new Set<AppStore>();

// A query that is running or waits for its retry would otherwise reach the network of the next test.
afterEach(() => {
  for (const { dispatch } of stores) {
    for (const query of dispatch(api.util.getRunningQueriesThunk())) query.abort();
    for (const mutation of dispatch(api.util.getRunningMutationsThunk())) mutation.abort();
  }
  stores.clear();
});

/** Renders the whole app over the mocked network at a path (the last one of a history), as a visitor or as a player. */
export async function renderApp({
  path = '/m/home',
  player,
  type,
  locale = 'en',
  context,
  hasAgreed = true,
  isTouched = true,
}: RenderAppOptions = {}) {
  const store = createAppStore({ retryDelaysMs: [0, 0], ...context });
  stores.add(store);
  // The terms count as accepted until the year 2126.
  if (hasAgreed) writeStored('local', 'agreeTerms', '2126-01-01');
  if (!i18n.isInitialized) await startI18n('en');
  await Promise.all([appBundleOf(store).load(), later.load()]);
  await act(async () => void store.dispatch(localeChanged(locale)));
  if (player) store.dispatch(session(player, type));
  const here = { current: '' };
  const history = [path].flat();
  await act(async () =>
    render(
      <Providers store={store}>
        <MemoryRouter initialEntries={history} initialIndex={history.length - 1}>
          <LocationProbe onMove={(location) => (here.current = location)} />
          <App />
        </MemoryRouter>
      </Providers>,
    ),
  );
  if (isTouched) await act(async () => void document.dispatchEvent(new Event('scroll')));
  const user = setUpUser();
  return { store, user, location: () => here.current };
}

function LocationProbe({ onMove }: { onMove: (location: string) => void }) {
  const { pathname, search } = useLocation();
  onMove(pathname + search);
  return null;
}
