import { useNetwork } from '@parlour/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeStored } from '@parlour/kernel/storage';
import { App } from '../App';
import { Providers } from '../Providers';
import { startI18n } from '../i18n';
import { HistoryRouter } from './HistoryRouter';
import { homeCalls } from '../mocks/homeCalls';
import { appBundleOf } from '../startup/bundles';
import '../startup/provideBundles';
import { createAppStore } from '../store';

useNetwork(...homeCalls);
beforeAll(() => import('../menus/SideMenu'), 60_000);
jest.setTimeout(60_000);

/** The app with the browser's own history. */
async function open() {
  writeStored('local', 'agreeTerms', '2126-01-01');
  await startI18n('en');
  const store = createAppStore({ retryDelaysMs: [0, 0] });
  await appBundleOf(store).load();
  window.history.pushState(null, '', '/m/home');
  await act(async () =>
    render(
      <Providers store={store}>
        <HistoryRouter>
          <App />
        </HistoryRouter>
      </Providers>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}
const goBack = () => act(async () => window.history.back());

test('Back closes the menu and stays on home; after a link of the menu it leads back to home', async () => {
  await open();
  await waitFor(() => expect(window.history.state).toMatchObject({ overlays: 1 }));
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/m/home');

  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(window.history.state).toMatchObject({ overlays: 1 }));
  const link = await within(menu).findByRole('link', { name: /^Announcements/ });
  // The screen is still loading; in tests, suspended content resolves only inside an awaited `act`.
  await act(() => userEvent.click(link));
  await waitFor(() => expect(window.location.pathname).toBe('/m/notice'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeVisible();
});
