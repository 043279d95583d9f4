import { betSettled, loggedIn } from '@parlour/kernel';
import { earlyPage } from '@parlour/kernel/device';
import { defineFeature } from '@parlour/kernel/feature';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { actAs, connectionLost, httpStatus, mockCall, network, refuse, renderBlock, stopActing, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { PlayGame } from './PlayGame';

useNetwork(...handlers);
// The history entry of a second page, as the router numbers it.
beforeEach(() => window.history.replaceState({ idx: 1 }, ''));

afterEach(stopActing);
const path = '/m/play?vassalage=PALM&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush';
const maria = loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const settled = jest.fn();
const witness = defineFeature({
  id: 'witness',
  routes: [],
  messages: async () => ({ default: {} }),
  listen: (startListening) => void startListening({ actionCreator: betSettled, effect: () => void settled() }),
});
const launchAs = (reply: Partial<{ url: string; openIn: 'frame' | 'sameTab' | 'newTab' }>) =>
  mockCall(gamesWire.launchGame, { url: 'https://vendor.example/ruby', playSessionId: 'p1', openIn: 'frame', ...reply });

beforeEach(() => {
  settled.mockClear();
  writeConfig();
});

function writeConfig(own: { frameReferrer?: string } = {}): void {
  document.getElementById('parlour-config')?.remove();
  const config = document.createElement('script');
  config.id = 'parlour-config';
  config.type = 'application/json';
  const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'] };
  config.textContent = JSON.stringify({
    merchants: [{ ...merchant, frameHosts: ['vendor.example', 'second.example:8443', 'localhost'], ...own }],
  });
  document.head.append(config);
}
afterEach(() => document.getElementById('parlour-config')?.remove());

async function open(history: string | string[] = ['/m/slot-games?dataType=JP', path]) {
  return renderBlock(<PlayGame balance={<span>₱12,480</span>} symbol="₱" />, {
    with: [gamesFeature, siteFeature, playerFeature, witness],
    events: [maria],
    path: history,
  });
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('Ruby Rush');

function say(data: unknown, own: Partial<MessageEventInit> = {}) {
  const game = screen.getByTitle<HTMLIFrameElement>('Ruby Rush');
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://vendor.example', source: game.contentWindow, ...own }));
  });
}

describe('launch', () => {
  test('spec 7: launching sends vendor, gameCode, prizeMode and playType, and adds the game to the recent ones', async () => {
    await open();
    expect(await frame()).toHaveAttribute('src', 'https://vendor.example/ruby?token=t');
    expect(network.requests(gamesWire.launchGame)).toEqual([
      {
        vassalage: 'PALM',
        gameCode: 'ruby',
        nodeId: 'n1',
        gameType: 'RNG',
        prizeMode: 'Elott',
        playType: 'trad',
        language: 'EN',
        backUrl: 'http://localhost/m/slot-games',
      },
    ]);
    await waitFor(() => expect(network.requests(gamesWire.addRecentGame)).toEqual([{ nodeId: 'n1', vassalage: 'PALM' }]));
  });

  test('spec 4: the prize mode waits for the vendors; without ELOTT in their mapping it is Lott', async () => {
    let answer = () => undefined as void;
    const mapping = { LOTT: ['LOTT'] };
    network.use(mockCall(gamesWire.getVendors, () => new Promise((resolve) => (answer = () => resolve({ content: [], mapping })))));
    await open(path);
    expect(screen.getByText('Opening Ruby Rush…')).toBeVisible();
    expect(network.requests(gamesWire.launchGame)).toEqual([]);
    answer();
    await frame();
    expect(network.requests(gamesWire.launchGame)).toMatchObject([{ prizeMode: 'Lott' }]);
  });

  test('while a game opens, its name and its provider are shown', async () => {
    await open(path);
    await frame();
    expect(screen.getByRole('status')).toHaveTextContent('Opening Ruby Rush…');
    expect(screen.getByText('Palm Play')).toBeVisible();
  });

  test('spec 4: if the vendors do not load, the game is launched with the default prize mode', async () => {
    network.use(mockCall(gamesWire.getVendors, () => httpStatus(500)));
    await open(path);
    await frame();
    expect(network.requests(gamesWire.launchGame)).toMatchObject([{ prizeMode: 'Elott' }]);
  });

  test('a game that was not launched for lack of a connection opens once it is back, launched once', async () => {
    network.goOffline();
    await open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('No internet.');
    expect(network.requests(gamesWire.launchGame)).toEqual([]);
    network.comeBack();
    await frame();
    expect(network.requests(gamesWire.launchGame)).toHaveLength(1);
  });

  test('the game cannot move our page away, nor learn where it was opened', async () => {
    await open();
    const game = await frame();
    expect(game.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(game).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  test('an operator whose vendors check the site lets them learn its origin', async () => {
    writeConfig({ frameReferrer: 'origin' });
    await open();
    expect(await frame()).toHaveAttribute('referrerpolicy', 'origin');
  });

  test('sound, full screen and wake lock are allowed on every game host of the merchant, so that a redirect does not lose them', async () => {
    await open();
    const allowed = (await frame()).getAttribute('allow')?.split('; ') ?? [];
    expect(allowed.map((feature) => feature.split(' ')[0])).toEqual(['autoplay', 'fullscreen', 'screen-wake-lock']);
    for (const feature of allowed) expect(feature).toMatch(/ https:\/\/vendor\.example .*https:\/\/second\.example:8443 /);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.example/ruby',
    'https://vendor.example@evil.example/',
    'https://vendor.example.evil.example/',
    '//vendor.example/ruby',
    'http://localhost/m/home',
    '',
  ])('the address %j is refused, and other games are offered', async (url) => {
    const noted: unknown[] = [];
    earlyPage.failures = noted;
    network.use(launchAs({ url }));
    const { user, location } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent("Ruby Rush can't be opened");
    expect(screen.getByRole('alert')).toHaveTextContent('This link was blocked because it may not be safe.');
    expect(document.querySelector('iframe')).toBeNull();
    expect(network.requests(gamesWire.addRecentGame)).toEqual([]);
    expect(String(noted.at(-1))).toContain('not in frameHosts');
    await user.click(screen.getByRole('button', { name: 'Other games' }));
    expect(location()).toBe('/m/slot-games?dataType=JP');
  });

  test.each([
    ['the vendor is in maintenance', () => refuse('VENDOR_MAINTENANCE'), 'This game provider is under maintenance.'],
    ['the game is not available', () => refuse('GAME_UNAVAILABLE'), 'This game is not available right now.'],
    ['the connection breaks', () => connectionLost(), "We can't reach the server. Please try again."],
  ])('when %s, the player is told and can retry', async (_, answer, text) => {
    network.use(mockCall(gamesWire.launchGame, answer));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    network.use(launchAs({}));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });

  test('a game without a name in its address begins a sentence with a capital', async () => {
    network.use(mockCall(gamesWire.launchGame, () => refuse('GAME_UNAVAILABLE')));
    await open('/m/play?vassalage=PALM&gameType=RNG&gameCode=ruby');
    expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn't open the game/);
  });

  test('an address that names no game leads to the games', async () => {
    await open('/m/play?gameCode=ruby');
    expect(await screen.findByRole('heading', { level: 1, name: "We can't find this game" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other games' })).toHaveAttribute('href', '/m/home');
    expect(network.requests(gamesWire.launchGame)).toEqual([]);
  });

  test('a slow game says so and can be reloaded', async () => {
    jest.useFakeTimers();
    const { user } = await open();
    await frame();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('status')).toHaveTextContent('Your connection is slow.');
    // jsdom does not navigate; it logs an error instead.
    const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const opened = { location: { replace: jest.fn() } } as unknown as Window;
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(opened);
    await user.click(screen.getByRole('button', { name: 'Open full page' }));
    expect(opened.location.replace).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    // If the browser blocks the tab, the game replaces the app.
    openWindow.mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: 'Open full page' }));
    expect(String(left.mock.calls[0]?.[0])).toContain('navigation');
    openWindow.mockRestore();
    left.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Reload the game' }));
    fireEvent.load(await frame());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('the bar above the game', () => {
  test('shows the time, the result of this session and the balance', async () => {
    await open();
    const bar = await screen.findByRole('group', { name: 'Game bar' });
    await waitFor(() => expect(bar).toHaveTextContent('−₱7.50'));
    expect(bar).toHaveTextContent('₱12,480');
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d+:\d\d$/);
  });

  test('without figures from the gateway the game runs on and the result is a dash', async () => {
    network.use(mockCall(gamesWire.getPlaySession, () => refuse('GAME_UNAVAILABLE')));
    await open();
    const bar = await screen.findByRole('group', { name: 'Game bar' });
    await waitFor(() => expect(bar).toHaveTextContent('Result—'));
    expect(await frame()).toBeInTheDocument();
  });

  test('product 2: opens the information sheet of the game', async () => {
    const { user } = await open();
    await frame();
    await user.click(screen.getByRole('button', { name: 'About this game' }));
    const sheet = await screen.findByRole('dialog', { name: 'Ruby Rush' });
    expect(await within(sheet).findByText('Palm Play')).toBeVisible();
    expect(within(sheet).queryByRole('link', { name: 'Play' })).not.toBeInTheDocument();
  });

  test('balance and records refresh when the page becomes visible again', async () => {
    await open();
    await frame();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(settled).toHaveBeenCalledTimes(1);
    expect(await frame()).toHaveAttribute('src', 'https://vendor.example/ruby?token=t');
    expect(network.requests(gamesWire.launchGame)).toHaveLength(1);
  });

  test('leads back to where the player was', async () => {
    const { user, location } = await open();
    await frame();
    await user.click(screen.getAllByRole('button', { name: 'Leave the game' })[0] as HTMLElement);
    expect(location()).toBe('/m/slot-games?dataType=JP');
  });

  test('leads to the games of the same category when the game was opened by a link', async () => {
    const { user, location } = await open(path);
    await frame();
    await user.click(screen.getAllByRole('button', { name: 'Leave the game' })[0] as HTMLElement);
    expect(location()).toBe('/m/slot-games');
  });
});

describe('messages of the game', () => {
  test('a settled bet refreshes the result', async () => {
    await open();
    await frame();
    await waitFor(() => expect(network.requests(gamesWire.getPlaySession)).toHaveLength(1));
    network.use(mockCall(gamesWire.getPlaySession, { startedAt: Date.now(), staked: '30.00', won: '42.50', net: '12.50' }));
    say({ type: 'parlour.betSettled' });
    expect(settled).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('+', { exact: false, selector: '[data-tone=up]' })).toHaveTextContent('+₱12.50');
  });

  test('a win of five times its stake or more is celebrated once, a smaller one is not', async () => {
    await open();
    await frame();
    await waitFor(() => expect(network.requests(gamesWire.getPlaySession)).toHaveLength(1));
    network.use(mockCall(gamesWire.getPlaySession, { startedAt: Date.now(), staked: '30.00', won: '62.50', net: '32.50' }));
    say({ type: 'parlour.betSettled' });
    const moment = await screen.findByText(/^You won ₱/);
    expect(moment).toHaveTextContent('You won ₱50.00');
    expect(moment.closest('[aria-live=polite]')).toBeInTheDocument();
    network.use(mockCall(gamesWire.getPlaySession, { startedAt: Date.now(), staked: '40.00', won: '82.50', net: '42.50' }));
    say({ type: 'parlour.betSettled' });
    await waitFor(() => expect(screen.getByText('+', { exact: false, selector: '[data-tone=up]' })).toHaveTextContent('+₱42.50'));
    expect(screen.queryByText(/^You won ₱/)).not.toBeInTheDocument();
  });

  test('a settled bet counts from another game host of the merchant too, to which the launch may have led', async () => {
    await open();
    await frame();
    say({ type: 'parlour.betSettled' }, { origin: 'https://second.example:8443' });
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('a wide game gets the whole screen and turns it', async () => {
    const asked: unknown[] = [];
    Object.assign(HTMLElement.prototype, { requestFullscreen: async () => void asked.push('whole screen') });
    Object.assign(window.screen, { orientation: { lock: async (turned: string) => void asked.push(turned) } });
    await open();
    await frame();
    say({ type: 'parlour.fullScreen', orientation: 'landscape' });
    await waitFor(() => expect(asked).toEqual(['whole screen', 'landscape']));
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
    Reflect.deleteProperty(window.screen, 'orientation');
    say({ type: 'parlour.fullScreen', orientation: 'landscape' });
    expect(await frame()).toBeInTheDocument();
  });

  test('close leads back', async () => {
    const { location } = await open();
    await frame();
    say({ type: 'parlour.close' });
    expect(location()).toBe('/m/slot-games?dataType=JP');
  });

  test.each<[string, unknown, Partial<MessageEventInit>]>([
    ['another host', { type: 'parlour.close' }, { origin: 'https://evil.example' }],
    ['another port of a listed host', { type: 'parlour.close' }, { origin: 'https://second.example' }],
    ['a longer name', { type: 'parlour.close' }, { origin: 'https://vendor.example.evil.example' }],
    ['a host without an origin', { type: 'parlour.close' }, { origin: 'null' }],
    ['our own host', { type: 'parlour.close' }, { origin: 'http://localhost' }],
    ['another window of the same host', { type: 'parlour.close' }, { source: window }],
    ['another window of another game host', { type: 'parlour.close' }, { origin: 'https://second.example:8443', source: window }],
    ['a window that is gone', { type: 'parlour.close' }, { source: null }],
    ['an unknown shape', { type: 'parlour.steal' }, {}],
    ['text', 'parlour.close', {}],
    ['the same in a text', JSON.stringify({ type: 'parlour.close' }), {}],
    ['a text of a million letters', 'parlour.close'.padEnd(1_000_000, '!'), {}],
    ['a list', [{ type: 'parlour.close' }], {}],
    ['a screen turned another way', { type: 'parlour.fullScreen', orientation: 'upside-down' }, {}],
    ['nothing', null, {}],
  ])('a message from or of %s is ignored', async (_, data, own) => {
    const { location } = await open();
    await frame();
    say(data, own);
    expect(location()).toBe(path);
    expect(settled).not.toHaveBeenCalled();
  });

  test('leaving refreshes balance and records even without a message', async () => {
    const { unmount } = await open();
    await frame();
    unmount();
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

describe('a frame that shows nothing', () => {
  const silence = "Can't see Ruby Rush? It may need a full page.";
  const waitForSilence = () => act(() => jest.advanceTimersByTimeAsync(8000));
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('asks after 8 s without a word of the game, and leads to a full page or to other games', async () => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue({ location: { replace: jest.fn() } } as unknown as Window);
    const { user, location } = await open();
    fireEvent.load(await frame());
    expect(screen.queryByText(silence)).not.toBeInTheDocument();
    await waitForSilence();
    expect(screen.getByText(silence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open full page' }));
    expect(openWindow).toHaveBeenCalledTimes(1);
    openWindow.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Other games' }));
    expect(location()).toBe('/m/slot-games?dataType=JP');
  });

  test.each(['before', 'after'])('does not ask when the game speaks %s its page has loaded', async (when) => {
    await open();
    const game = await frame();
    if (when === 'after') fireEvent.load(game);
    say({ type: 'vendor.gameReady' }, { origin: 'https://second.example:8443' });
    if (when === 'before') fireEvent.load(game);
    await waitForSilence();
    expect(screen.queryByText(silence)).not.toBeInTheDocument();
  });

  test('asks again after a redirect, until the player says that the game is there', async () => {
    const { user } = await open();
    const game = await frame();
    fireEvent.load(game);
    say({ type: 'vendor.launching' });
    fireEvent.load(game);
    await waitForSilence();
    await user.click(screen.getByRole('button', { name: 'I can see it' }));
    expect(screen.queryByText(silence)).not.toBeInTheDocument();
    expect(await frame()).toBe(game);
  });

  test('a host that the policy refuses is named as that, without a frame or a clock', async () => {
    const { user } = await open();
    await frame();
    const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
    act(() => void document.dispatchEvent(violation));
    expect(screen.getByRole('alert')).toHaveTextContent("Ruby Rush can't open here");
    expect(screen.getByRole('button', { name: 'Open full page' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Other games' })).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });
});

describe('a limit that refuses a bet', () => {
  const resetsAt = Date.UTC(2026, 10, 24, 6, 5);
  const withLimit = (remaining: string, own: { kind?: 'wager' | 'loss' | 'time'; period?: 'day' | 'week'; amount?: string } = {}) =>
    mockCall(gamesWire.getPlaySession, {
      startedAt: Date.now(),
      staked: '480.00',
      won: '0.00',
      net: '-480.00',
      limits: [
        { kind: 'loss', period: 'month', amount: '9000', remaining: '8000.00' },
        { kind: 'wager', period: 'day', amount: '500', remaining, resetsAt, ...own },
      ],
    });
  const notice = () => screen.findByText(/doesn't allow this bet|is used up/).then((title) => title.closest('[role=status]'));

  test('is named in the bar with what is left, until when, and a way on; a smaller stake goes on in the same game', async () => {
    network.use(withLimit('20.00'));
    await open();
    const game = await frame();
    expect(screen.queryByText(/limit/)).not.toBeInTheDocument();
    say({ type: 'parlour.betRefused', stake: '50.00' });
    expect(await notice()).toHaveTextContent(
      "Your betting limit doesn't allow this bet₱20 is left of your limit of ₱500 in 24 hours. Choose a stake of ₱20 or less. More becomes available from 24 Nov 2026",
    );
    expect(screen.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/m/playControls');
    say({ type: 'parlour.betSettled' });
    expect(screen.queryByText(/limit/)).not.toBeInTheDocument();
    expect(await frame()).toBe(game);
    expect(network.requests(gamesWire.launchGame)).toHaveLength(1);
  });

  test.each([
    [{}, /^Your betting limit .*Nothing is left of your limit of ₱500 in 24 hours\. You can play again from 24 Nov 2026/],
    [{ kind: 'loss', period: 'week' }, /^Your loss limit .*Nothing is left of your limit of ₱500 in 7 days\./],
    [{ kind: 'time', amount: '60' }, /^Your playing time is used up.*your limit of 60 minutes in 24 hours\./],
  ] as const)('that is used up (%o) is shown even if the game does not report it', async (own, text) => {
    network.use(withLimit('0.00', own));
    await open();
    expect(await notice()).toHaveTextContent(text);
  });

  test('a stake that is no amount does not count as a message', async () => {
    network.use(withLimit('20.00'));
    await open();
    await frame();
    await waitFor(() => expect(network.requests(gamesWire.getPlaySession)).toHaveLength(1));
    say({ type: 'parlour.betRefused', stake: '1e9' });
    expect(screen.queryByText(/limit/)).not.toBeInTheDocument();
  });
});

describe('a game in a new tab', () => {
  const opened = { opener: window as Window | null, location: { replace: jest.fn() } };

  test('opens on the tap, without an opener', async () => {
    network.use(launchAs({ openIn: 'newTab' }));
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open the game' }));
    expect(opened.location.replace).toHaveBeenCalledWith('https://vendor.example/ruby');
    expect(opened.opener).toBeNull();
    expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(settled).toHaveBeenCalled();
    openWindow.mockRestore();
  });

  test('shows the bar with its figures and the play controls by its side', async () => {
    network.use(launchAs({ openIn: 'newTab' }));
    await renderBlock(<PlayGame balance={<span>₱12,480</span>} symbol="₱" controls={() => <button>Safer play</button>} />, {
      with: [gamesFeature, siteFeature, playerFeature],
      events: [maria],
      path,
    });
    const bar = await screen.findByRole('group', { name: 'Game bar' });
    await waitFor(() => expect(bar).toHaveTextContent('−₱7.50'));
    expect(within(bar).getByRole('button', { name: 'Safer play' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Safer play' })).toHaveLength(1);
  });

  test('opens at once while the tap on the tile counts as user activation', async () => {
    network.use(launchAs({ openIn: 'newTab' }));
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    await open();
    expect(await screen.findByRole('button', { name: 'Open it again' })).toBeVisible();
    expect(openWindow).toHaveBeenCalledTimes(1);
    Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true });
    openWindow.mockRestore();
  });

  test('spec 8: a blocked tab shows a notice with a link to open the game in this tab', async () => {
    network.use(launchAs({ openIn: 'newTab' }));
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open the game' }));
    expect(screen.getByText('Your browser blocked the new window. Allow pop-ups and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open the game' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it in this tab' })).toHaveAttribute('href', 'https://vendor.example/ruby');
    openWindow.mockRestore();
  });
});

test('in an in-app browser, which has no tabs, a game for a new tab replaces the app', async () => {
  // jsdom does not navigate; it logs an error instead.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const openWindow = jest.spyOn(window, 'open');
  actAs('androidTelegram');
  network.use(launchAs({ openIn: 'newTab' }));
  await open();
  expect(await screen.findByText('Taking you to Ruby Rush…')).toBeVisible();
  expect(String(left.mock.calls[0]?.[0])).toContain('navigation');
  expect(openWindow).not.toHaveBeenCalled();
  left.mockRestore();
  openWindow.mockRestore();
});

test('a game that replaces the app in this tab says so and shows a link', async () => {
  // jsdom does not navigate; it logs an error instead.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  network.use(launchAs({ openIn: 'sameTab' }));
  jest.useFakeTimers();
  await open();
  expect(await screen.findByText('Taking you to Ruby Rush…')).toBeVisible();
  expect(String(left.mock.calls[0]?.[0])).toContain('navigation');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('link', { name: 'Open the game' })).toHaveAttribute('href', 'https://vendor.example/ruby');
  jest.useRealTimers();
  left.mockRestore();
});
