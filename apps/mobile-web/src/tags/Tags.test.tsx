import { paths } from '@parlour/kernel';
import { formAsked } from '@parlour/player/session';
import { network, useNetwork, writeConfig } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { screenCalls } from '../mocks/screenCalls';
import { appRoutes } from '../routeTable';
import { taggedPages } from './Tags';

useNetwork(...homeCalls, ...screenCalls);

const consent = {
  version: '1',
  tags: [
    { name: 'reach', purpose: 'measurement' },
    { name: 'ads', purpose: 'marketing' },
  ],
};
const frames = () => [...document.querySelectorAll('iframe')];
const agreeTo = (...agreed: string[]) => localStorage.setItem('consent', JSON.stringify({ merchant: '200jilif3', version: '1', agreed }));

let removeConfig = () => {};
beforeAll(() => import('../home/homeBundle'), 60_000);
beforeEach(() => {
  localStorage.clear();
  removeConfig = writeConfig({ consent });
});
afterEach(() => removeConfig());

test('a tag runs for its purpose alone, in a frame that is sandboxed and hidden', async () => {
  agreeTo('marketing');
  await renderApp();
  await waitFor(() => expect(frames()).toHaveLength(1));
  const [frame] = frames();
  expect(frame?.getAttribute('src')).toBe('/m/tags/200jilif3/ads');
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame).toHaveAttribute('tabindex', '-1');
  expect(frame).not.toBeVisible();
});

test('a form that opens over the page takes the frames away', async () => {
  agreeTo('marketing', 'measurement');
  const { store } = await renderApp();
  await waitFor(() => expect(frames()).toHaveLength(2));
  await act(async () => void store.dispatch(formAsked('login')));
  expect(frames()).toEqual([]);
});

test('a tag that takes the focus loses its frame until the page is loaded again, and the focus comes back', async () => {
  removeConfig();
  removeConfig = writeConfig({ consent: { ...consent, tags: [{ name: 'greedy', purpose: 'marketing' }, ...consent.tags] } });
  agreeTo('marketing');
  await renderApp();
  await waitFor(() => expect(frames()).toHaveLength(2));
  const menu = screen.getByRole('button', { name: 'Open menu' });
  act(() => menu.focus());
  act(() => {
    frames()
      .find(({ title }) => title === 'greedy')
      ?.focus();
    window.dispatchEvent(new Event('blur'));
  });
  expect(frames().map(({ title }) => title)).toEqual(['ads']);
  expect(menu).toHaveFocus();
  // The player turns to another window.
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(frames()).toHaveLength(1);
});

test('a tag learns nothing before its own page says that it is ready: the page of an error never does', async () => {
  const landing = { id: '1', event: 'landing', at: 1, campaign: { utm_source: 'fb' }, site: '200jilif3', told: [] };
  localStorage.setItem('campaignEvents', JSON.stringify([landing]));
  agreeTo('marketing');
  await renderApp();
  await waitFor(() => expect(frames()).toHaveLength(1));
  const page = frames()[0]?.contentWindow as Window;
  const tell = jest.spyOn(page, 'postMessage').mockImplementation(() => undefined);
  const say = (source: Window, data: string) => act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
  act(() => void frames()[0]?.dispatchEvent(new Event('load')));
  say(window, 'ready');
  say(page, 'other');
  expect(tell).not.toHaveBeenCalled();
  expect(localStorage.getItem('campaignEvents')).toContain('"told":[]');
  say(page, 'ready');
  expect(tell.mock.calls.map(([event]) => event as object)).toMatchObject([{ event: 'landing' }, { event: 'page', page: '/m/home' }]);
  expect(localStorage.getItem('campaignEvents')).toContain('"told":["tag.ads"]');
});

test('no frame before the player agrees', async () => {
  await renderApp();
  await act(async () => void (await import('./Tags')));
  expect(frames()).toEqual([]);
});

test('pages of tags are public, and ask for nothing that has to stay private', () => {
  const { session, wallet, agent } = paths;
  const closed = [...Object.values(session), ...Object.values(wallet), ...Object.values(agent)] as string[];
  expect(closed.filter((path) => taggedPages.has(path))).toEqual([]);
  const guarded = appRoutes.filter(({ route }) => route.access !== 'anyone').map(({ route }) => route.path);
  expect(guarded.filter((path) => taggedPages.has(path))).toEqual([]);
  const known = [paths.home, ...appRoutes.map(({ route }) => route.path)] as string[];
  expect([...taggedPages].filter((path) => !known.includes(path))).toEqual([]);
});

describe('reports of campaigns', () => {
  const event = {
    id: '00000000-0000-4000-8000-000000000001',
    event: 'landing',
    at: Date.now(),
    campaign: { utm_source: 'fb' },
    site: '200jilif3',
    told: [] as string[],
  };
  const keepEvent = () => localStorage.setItem('campaignEvents', JSON.stringify([event]));
  const kept = () => JSON.parse(localStorage.getItem('campaignEvents') ?? 'null') as (typeof event)[] | null;
  let sent: unknown[];
  const take = (status: number) =>
    http.post('*/m/campaign', async ({ request }) => (sent.push(await request.json()), new HttpResponse(null, { status })));
  const configure = (merchant: object) => {
    removeConfig();
    removeConfig = writeConfig(merchant, { campaign: { isReported: true } });
  };
  beforeEach(() => {
    sent = [];
    keepEvent();
  });

  test('where nothing is asked, an event is sent once', async () => {
    configure({});
    network.use(take(204));
    await renderApp();
    await waitFor(() => expect(kept()?.[0]?.told).toEqual(['report']));
    const { told: _told, site: _site, ...told } = event;
    expect(sent).toEqual([{ merchant: '200jilif3', events: [told] }]);
  });

  test.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('where nothing is asked, a browser with %s sends nothing, and keeps nothing', async (signal, value) => {
    Object.defineProperty(navigator, signal, { value, configurable: true });
    configure({});
    network.use(take(204));
    await renderApp();
    await waitFor(() => expect(kept()).toBeNull());
    expect(sent).toEqual([]);
    Reflect.deleteProperty(navigator, signal);
  });

  test('what the server has no room for stays, and goes again when the connection is back', async () => {
    configure({});
    network.use(take(503));
    await renderApp();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(kept()?.[0]?.told).toEqual([]);
    network.use(take(204));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(kept()?.[0]?.told).toEqual(['report']));
  });

  test('where consent is asked, it waits for the answer, and “only necessary” drops it', async () => {
    configure({ consent });
    network.use(take(204));
    const { user } = await renderApp();
    const necessary = await screen.findByRole('button', { name: 'Only necessary' });
    expect([sent, kept()]).toEqual([[], [event]]);
    await user.click(necessary);
    await waitFor(() => expect(kept()).toBeNull());
    expect(sent).toEqual([]);
  });
});
