import { contentWire } from '@parlour/content/wire';
import { gamesWire } from '@parlour/games/wire';
import { toGatewayLanguage } from '@parlour/kernel';
import type { WireCall } from '@parlour/kernel/wire-call';
import { messagingWire } from '@parlour/messaging/wire';
import { siteWire } from '@parlour/site/wire';
import { useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { appRoutes } from '../routeTable';

useNetwork(...homeCalls);

const reply = (path: string, { merchant = '200jilif3', language = toGatewayLanguage('en') } = {}) =>
  ({ url: `https://gateway.example${path}?language=${language}&merchant=${merchant}` }) as Request;

/** The worker's copies, by the name of their cache. */
function keep(copies: Record<string, Request[]>): void {
  const open = async (name: string) => ({ keys: async () => copies[name] ?? [] });
  Object.defineProperty(window, 'caches', { configurable: true, value: { keys: async () => Object.keys(copies), open } });
}

async function loseConnection(): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void fireEvent(window, new Event('offline')));
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(window, 'caches');
});

/** Opens help and goes home again. */
async function visitHelp() {
  const app = await renderApp({ path: '/m/help' });
  await screen.findByRole('heading', { name: 'Help center' });
  await app.user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Home' }));
  return app;
}

const list = () => screen.queryByRole('button', { name: 'Pages you can open now' });

test('product 4.25: offline, the note lists the pages that were opened and kept, with links; they close the list', async () => {
  keep({ replies: [reply('/wps/help')], catalogue: [reply('/wps/announcement')] });
  const { user, location } = await visitHelp();
  expect(list()).not.toBeInTheDocument();
  await loseConnection();
  await user.click(await screen.findByRole('button', { name: 'Pages you can open now' }));
  const sheet = within(screen.getByRole('dialog'));
  // Announcements have a copy too, but were not opened, so their files may be missing.
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help center']);
  await user.click(sheet.getByRole('link', { name: 'Help center' }));
  expect(location()).toBe('/m/help');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['nothing was kept', {}],
  ['another language was kept', { replies: [reply('/wps/help', { language: 'MY' })] }],
  ['another merchant was kept', { replies: [reply('/wps/help', { merchant: '200jili2f3' })] }],
  ['another worker kept it', { other: [reply('/wps/help')] }],
])('the note promises no page when %s', async (_, copies) => {
  keep(copies);
  await visitHelp();
  await loseConnection();
  expect(screen.getByText(/No internet/)).toBeVisible();
  expect(list()).not.toBeInTheDocument();
});

test('the note can be closed, and says it again when the connection is lost again', async () => {
  const { user } = await visitHelp();
  await loseConnection();
  await user.click(within(screen.getByText(/No internet/)).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/No internet/)).not.toBeInTheDocument();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => void fireEvent(window, new Event('online')));
  await loseConnection();
  expect(screen.getByText(/No internet/)).toBeVisible();
});

test('a browser without Cache Storage shows the note alone', async () => {
  await visitHelp();
  await loseConnection();
  expect(screen.getByText(/No internet/)).toBeVisible();
  expect(list()).not.toBeInTheDocument();
});

const calls: WireCall[] = Object.values({ ...gamesWire, ...contentWire, ...siteWire, ...messagingWire });
const publicPaths = calls.flatMap(({ path, public: kind }) => (kind ? [path] : []));
const offline = appRoutes.flatMap(({ route }) => (route.offline ? [[route.path, route] as const] : []));

test.each(offline)(
  '%s is offered offline: anyone may open it, and its replies are public calls of the contract',
  (_, { access, offline: replies }) => {
    expect(access).toBe('anyone');
    for (const path of replies ?? []) expect(publicPaths).toContain(path);
  },
);
