import '../startup/provideBundles';
import { clearStored, readStored, writeStored } from '@parlour/kernel/storage';
import { network, useNetwork } from '@parlour/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { Providers } from '../Providers';
import { startI18n } from '../i18n';
import { appBundleOf, type AppRoute } from '../startup/bundles';
import { forgetFailedLoads } from '../startup/loader';
import { homeCalls } from '../mocks/homeCalls';
import { createAppStore } from '../store';
import { GuardedScreen } from '../navigation/GuardedScreen';
import { ScreenBoundary } from './ScreenBoundary';

const served = (build: string) => http.get('*/m/version.json', () => HttpResponse.json({ build }));

useNetwork(...homeCalls, served('another'));

let warned: jest.SpyInstance;
beforeAll(async () => {
  await startI18n('en');
  await appBundleOf(createAppStore()).load();
});
beforeEach(async () => {
  // React logs each caught error itself, because these tests render without the app's `onCaughtError`.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
  // The page has already been reloaded once for this build.
  writeStored('session', 'parlour.reloadedFor', 'development');
});
afterEach(() => {
  forgetFailedLoads();
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearStored('session');
  document.body.innerHTML = '';
});

const Works = () => <h1>It works</h1>;

function routeTo(...loads: (() => Promise<{ default: ComponentType }>)[]): AppRoute {
  const lazy = jest.fn(() => (loads.length > 1 ? loads.shift() : loads[0])?.() ?? Promise.reject(new Error('no more')));
  return {
    feature: { id: 'test', routes: [], messages: () => Promise.resolve({ default: {} }) },
    route: { path: '/m/test', access: 'anyone', lazy },
  };
}

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = async () => ({ default: Works });

async function renderScreen(target: AppRoute) {
  const store = createAppStore();
  await act(async () =>
    render(
      <Providers store={store}>
        <MemoryRouter>
          <ScreenBoundary>
            <Suspense fallback="loading">
              <GuardedScreen target={target} />
            </Suspense>
          </ScreenBoundary>
        </MemoryRouter>
      </Providers>,
    ),
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('reliability D2: a load that fails is tried twice more', async () => {
  const target = routeTo(fails, fails, arrives);
  await renderScreen(target);
  expect(screen.getByRole('heading', { name: 'It works' })).toBeVisible();
  expect(target.route.lazy).toHaveBeenCalledTimes(3);
});

test('reliability D1: files that are gone, even after a reload, mean a new version', async () => {
  await renderScreen(routeTo(fails));
  expect(screen.getByText('There is a new version')).toBeVisible();
  // Specification 2, "Other": a load that failed is logged, but not as an error of the code.
  expect(warned).toHaveBeenCalledWith('A part was not loaded:', expect.objectContaining({ name: 'LoadError' }), expect.anything());
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('reliability D3: if files do not load although the server has the same build, they were changed in transit', async () => {
  network.use(served('development'));
  await renderScreen(routeTo(fails));
  expect(screen.getByText('This page could not be checked')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('reliability D3: with the same build on the server a reload would not help, so the player is told at once', async () => {
  clearStored('session');
  network.use(served('development'));
  await renderScreen(routeTo(fails));
  expect(screen.getByText('This page could not be checked')).toBeVisible();
  expect(readStored('session', 'parlour.reloadedFor', v.string())).toBeUndefined();
});

test('reliability D1: with another build on the server the page reloads itself', async () => {
  clearStored('session');
  await renderScreen(routeTo(fails));
  expect(readStored('session', 'parlour.reloadedFor', v.string())).toBe('development');
});

test('a server that does not name its build counts as one with a new release', async () => {
  network.use(http.get('*/m/version.json', () => new HttpResponse('<h1>Parlour</h1>')));
  await renderScreen(routeTo(fails));
  expect(screen.getByText('There is a new version')).toBeVisible();
});

test.each([
  ['a connection that is dead without being reported', () => HttpResponse.error(), /no internet connection/],
  ['a server that fails', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), /wrong on our side/],
])('reliability D2: with %s the page is not reloaded, because that would lose it', async (_, reply, text) => {
  clearStored('session');
  network.use(http.get('*/m/version.json', reply));
  await renderScreen(routeTo(fails));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(readStored('session', 'parlour.reloadedFor', v.string())).toBeUndefined();
});

test('offline, the player can retry, and the screen opens', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const target = routeTo(fails, fails, fails, arrives);
  const user = await renderScreen(target);
  expect(screen.getByText(/no internet connection/)).toBeVisible();
  online.mockRestore();
  await act(async () => {
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await jest.advanceTimersByTimeAsync(1000);
  });
  expect(screen.getByRole('heading', { name: 'It works' })).toBeVisible();
});

test('a screen that breaks can be tried again', async () => {
  let isBroken = true;
  const Breaks = () => {
    if (isBroken) throw new Error('broken');
    return <Works />;
  };
  const user = await renderScreen(routeTo(async () => ({ default: Breaks })));
  expect(screen.getByText("We couldn't load this page")).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'It works' })).toBeVisible();
});
