import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { homeAliases, locales, loggedOut, type OwnLocale, paths } from '@parlour/kernel';
import type { Messages } from '@parlour/kernel/feature';
import { playerWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, useNetwork } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { features } from './features';
import { startI18n } from './i18n';
import { apisOf, libraries } from './mocks/apisOf';
import { homeCalls } from './mocks/homeCalls';
import { renderApp, session } from './mocks/renderApp';
import { screenCalls } from './mocks/screenCalls';
import { appRoutes, findRoute } from './routeTable';

useNetwork(...homeCalls, ...screenCalls);

beforeAll(() => startI18n('en'));

const entries = features.flatMap(({ id, menu }) => (menu ?? []).map((entry) => ({ feature: id, ...entry })));
const slices = features.flatMap((feature) => feature.slices ?? []);

describe('the contract between the app and its features', () => {
  test.each([
    ['ids', features.map(({ id }) => id)],
    ['slice names', slices.map(({ name }) => name)],
    ['menu ids', entries.map(({ id }) => id)],
    ['paths', appRoutes.map(({ route }) => route.path)],
  ])('%s are unique', (_, names) => {
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(entries.map((entry) => [entry.id, entry] as const))('menu entry %s leads to a route', (_, { to, id, feature }) => {
    const pathname = to.replace(/\?.*/, '');
    expect(homeAliases.some((alias) => alias === pathname) || findRoute(pathname)).toBeTruthy();
    expect(id.startsWith(`${feature}.`)).toBe(true);
  });

  test.each(appRoutes.map((target) => [target.route.path, target] as const))('the screen of %s loads', async (_, { route }) => {
    expect(typeof (await route.lazy()).default).toBe('function');
  });

  test.each(features.flatMap((feature) => locales.map((locale) => [feature.id, locale, feature] as const)))(
    'messages of %s load in %s and name its titles and menu entries',
    async (id, locale, feature) => {
      const messages = await allMessages(feature, locale);
      const keys = [
        ...appRoutes.filter((target) => target.feature.id === id).map(({ route }) => route.titleKey),
        ...(feature.menu ?? []).map(({ labelKey }) => labelKey),
      ];
      for (const key of keys) if (key) expect([key, lookUp(messages, key)]).toEqual([key, expect.stringMatching(/./)]);
    },
  );

  // The fault tests find the endpoints in these lists, so they would miss an unlisted one without a word.
  test.each(readdirSync(libraries))('the endpoints of %s list every api that injects some', async (library) => {
    expect(injectingApis(library).sort()).toEqual(Object.keys(await apisOf(library)).sort());
  });
});

describe('one player after another on the same phone', () => {
  /** The merchant does not change with the player. */
  const kept = ['site'];

  test.each(slices.filter(({ name }) => !kept.includes(name)).map((slice) => [slice.name, slice] as const))(
    'slice %s returns to its initial state on loggedOut',
    (_, slice) => {
      const initial = slice.reducer(undefined, { type: '@@fresh' }) as Record<string, unknown>;
      const dirty = Object.fromEntries([...Object.keys(initial), 'dirt'].map((key) => [key, 'of the former player']));
      expect(slice.reducer(dirty, loggedOut())).toEqual(initial);
    },
  );

  test('nothing of the former player is on screen while the network stalls for the next one', async () => {
    const { store } = await renderApp({ player: 'maria' });
    await screen.findByText(/12,480/);
    network.use(http.all('*', () => new Promise(() => undefined)));

    await act(async () => void store.dispatch(loggedOut()));
    await act(async () => void store.dispatch(session('bella')));

    await waitFor(() => expect(document.querySelector('[href="/m/voucherCenter"]')).toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(/12,480|maria/i);
  });

  test("a late answer to the former player's call is not shown to the next one", async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const wallet = (sumBalance: string) => ({ currency: 'TLB', currencySymbol: '₱', sumBalance, withdrawable: '0.00' });
    network.use(mockCall(walletWire.getMemberWallet, async () => (await late, wallet('12480.55'))));
    const { store } = await renderApp({ player: 'maria' });
    network.use(mockCall(walletWire.getMemberWallet, wallet('7.00')));

    await act(async () => void store.dispatch(loggedOut()));
    await act(async () => void store.dispatch(session('bella')));
    await act(async () => answer());

    await screen.findByText(/^\D*7$/);
    expect(document.body).not.toHaveTextContent('12,480');
  });
});

test('reliability A2: an expired token is renewed under one browser lock, which is requested only once', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const asked = jest.fn((_: string, __: LockOptions, work: () => Promise<unknown>) => (last = last.then(work)));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: asked } });
  let calls = 0;
  const info = { id: 'm1', type: 0, account: 'maria', nickname: 'Bella' };
  network.use(mockCall(playerWire.getMemberInfo, () => ((calls += 1) === 1 ? httpStatus(401, 'TOKEN_EXPIRED') : info)));
  await renderApp({ player: 'maria', path: paths.session.member });
  expect(await within(screen.getByRole('main')).findByText('Bella')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(network.requests(playerWire.renewSession)).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'locks');
});

async function allMessages({ messages, screenMessages }: (typeof features)[number], locale: OwnLocale): Promise<Messages[]> {
  const parts = await Promise.all([messages(locale), screenMessages?.(locale)]);
  return parts.map((part) => part?.default ?? {});
}

/** The exported names of a library's apis; the path of a file that injects endpoints without exporting the api. */
function injectingApis(library: string): string[] {
  const source = join(libraries, library, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)mocks\//.test(file))
    .flatMap((file) => {
      const found = readFileSync(join(source, file), 'utf8').matchAll(/(?:export const (\w+) = \w+\s*)?\.injectEndpoints\b/g);
      return [...found].map(([, name]) => name ?? file);
    });
}

function lookUp(parts: Messages[], key: string): unknown {
  const found = parts.map((part) => key.split('.').reduce<unknown>((node, step) => (node as Messages | undefined)?.[step], part));
  return found.find((text) => typeof text === 'string');
}

test('home has no route of a feature', () => {
  expect(findRoute(paths.home)).toBeUndefined();
});
