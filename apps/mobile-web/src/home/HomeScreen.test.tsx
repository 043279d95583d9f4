import { agentWire } from '@parlour/agent/wire';
import { gamesWire } from '@parlour/games/wire';
import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { writeStored } from '@parlour/kernel/storage';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, useNetwork } from '@parlour/testing';
import { rewardWire } from '@parlour/promotions/wire';
import { walletWire } from '@parlour/wallet/wire';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';

useNetwork(...homeCalls);

/** An observer that never reports an element in view. */
const seeNothingObserved = () =>
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockReturnValue({ observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver);

const signUpGift = {
  rewardId: 'hello',
  kind: 'signUp' as const,
  promotionId: null,
  title: 'Hello gift',
  source: 'Gift',
  status: 'CLAIM' as const,
  since: null,
  currencySymbol: '₱',
  amount: '20.00',
  isUpTo: false,
  turnoverTimes: '1',
  games: [],
  opensAt: null,
  expiresAt: null,
  window: null,
  progress: null,
  reason: null,
  needsDeposit: false,
};

test('a visitor finds announcements, banners, categories, hot games and a section for each category', async () => {
  await renderApp();
  expect((await screen.findAllByText('Withdrawals are quick today'))[0]).toBeVisible();
  expect(screen.getByRole('img', { name: 'Monsoon Rewards' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Game categories' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Hot games' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Slots' })).toBeVisible();
  expect(network.requests(gamesWire.getRecentGames)).toEqual([]);
});

test('the tap that opens the menu also starts the lower blocks of home, and they wait until the menu has rendered', async () => {
  const moments: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (task: () => void) => moments.push(task), cancelIdleCallback: () => undefined });
  seeNothingObserved();
  await renderApp({ isTouched: false });
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Parlour' })).toBeVisible();
  expect(screen.queryByText('© 2025 Parlour')).not.toBeInTheDocument();
  await waitFor(() => {
    act(() => moments.splice(0).forEach((task) => task()));
    expect(screen.getByText('© 2025 Parlour')).toBeInTheDocument();
  });
  cleanup();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  jest.restoreAllMocks();
});

test('the footer is not replaced when the categories arrive above it', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const content = ['RNG', 'LIVE', 'FISH'].map((gameType) => ({ vassalage: 'ORC', displayName: 'Orchid', gameType }));
  network.use(mockCall(gamesWire.getVendors, () => held.then(() => ({ content, sorting: [] }))));
  await renderApp();
  const footer = await screen.findByRole('contentinfo');
  answer();
  expect(await screen.findByRole('region', { name: 'Slots' })).toBeVisible();
  expect(footer).toBeVisible();
});

test('spec 1: the footer shows the age limit, the legal notice and the copyright of 2025', async () => {
  await renderApp();
  expect(await screen.findByText(/aged 18 or older/)).toBeVisible();
  expect(screen.getByText(/not responsible for breaches of local online-gaming laws/)).toBeVisible();
  expect(screen.getByText('© 2025 Parlour')).toBeVisible();
});

test('spec 4: home renews a session and requests announcements with all content types of platform M', async () => {
  const { store } = await renderApp({ player: 'maria', isTouched: false });
  await waitFor(() => expect(network.requests(playerWire.renewSession)).toHaveLength(1));
  expect(network.requests(contentWire.getAnnouncements)).toContainEqual({ types: 'B,PL,PU,PR,H', platform: 'M', language: 'EN' });
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('renewed-token'));
});

test('spec 4: home of a player starts at its top and loads the contracts and the player’s wallet', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  await renderApp({ player: 'maria' });
  await waitFor(() => expect(network.requests(agentWire.getContractRequest)).toHaveLength(1));
  await waitFor(() => expect(network.requests(walletWire.getMemberWallet)).not.toHaveLength(0));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('spec 4: home of a visitor loads the merchant’s wallet, but no contracts and no wallet of a player', async () => {
  await renderApp();
  await screen.findByRole('region', { name: 'Slots' });
  expect(network.requests(walletWire.getMerchantWallet)).toHaveLength(1);
  expect(network.requests(agentWire.getContractRequest)).toEqual([]);
  expect(network.requests(walletWire.getMemberWallet)).toEqual([]);
});

test('home of a trial player says that it is one, and offers an account instead of a deposit', async () => {
  await renderApp({ player: 'guest4711', type: 4 });
  expect(await screen.findByText(/^Free trial: you play with practice credit/)).toBeVisible();
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
  expect(header.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
});

test('a new player finds the first steps, and they ask for nothing before the first touch', async () => {
  seeNothingObserved();
  network.use(
    mockCall(siteWire.getStatus, { info: { whitelabel: { REWCEN3: '1', playLimits: '1' } } }),
    mockCall(playControlsWire.getPlayState, { pause: null, reached: null, hasLimit: false }),
    mockCall(playerWire.getMemberInfo, { id: 'm1', type: 0, account: 'maria', joinedAt: Date.now() - 3_600_000 }),
    mockCall(walletWire.getMemberWallet, {
      currency: 'TLB',
      currencySymbol: '₱',
      sumBalance: '0.00',
      withdrawable: '0.00',
      hasDeposited: false,
    }),
    mockCall(rewardWire.getRewards, [signUpGift]),
    mockCall(rewardWire.getSignIn, { currencySymbol: '₱', signedDays: 0, days: [] }),
  );
  await renderApp({ player: 'maria', isTouched: false });
  expect(network.requests(rewardWire.getRewards)).toEqual([]);
  await act(async () => void fireEvent.click(document.body));
  const steps = await screen.findByRole('region', { name: '3 steps to your ₱20' });
  expect(within(steps).getByRole('link')).toHaveAttribute('href', '/m/rewardCenter');
  expect(within(steps).getByRole('progressbar', { name: '0 of 3 done' })).toBeVisible();
  expect(network.requests(rewardWire.getRewards)).toHaveLength(1);
});

const games = {
  content: [{ gameId: 'g2', gameName: 'Reef Riches', nodeId: 'n2', vassalage: 'ORC', gameType: 'RNG', gameCode: 'reef' }],
  pageNum: 1,
  totalPages: 1,
};

/** The last visit on this phone has found recent games. */
const haveHadGames = () => writeStored('local', 'games.height.recent', true);

test('recent games are below the hot games at the first visit on a phone, so that they move nothing, and above them at the next one', async () => {
  network.use(mockCall(gamesWire.getRecentGames, games));
  const order = async () => {
    const recent = await screen.findByRole('region', { name: 'Continue playing' });
    return screen.getByRole('region', { name: 'Hot games' }).compareDocumentPosition(recent);
  };
  await renderApp({ player: 'maria' });
  expect(await order()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  network.use(mockCall(gamesWire.getRecentGames, () => new Promise(() => undefined)));
  await renderApp({ player: 'maria' });
  expect(await order()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('performance, at rest: the favourites below the fold are not requested before the first touch', async () => {
  seeNothingObserved();
  haveHadGames();
  network.use(mockCall(gamesWire.getRecentGames, games), mockCall(gamesWire.getFavourites, games));
  await renderApp({ player: 'maria', isTouched: false });
  expect(await screen.findByRole('region', { name: 'Continue playing' })).toBeVisible();
  expect(network.requests(gamesWire.getFavourites)).toEqual([]);
  await act(async () => void fireEvent.click(document.body));
  const favourites = await screen.findByRole('region', { name: 'My favorites' });
  expect(screen.getByRole('region', { name: 'Hot games' }).compareDocumentPosition(favourites)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('performance, at rest: replies of the gateway render without an animation frame', async () => {
  haveHadGames();
  network.use(mockCall(gamesWire.getRecentGames, games));
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  await renderApp({ player: 'maria', isTouched: false });
  expect(await screen.findByRole('region', { name: 'Continue playing' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Hot games' })).toBeVisible();
  expect(frames).not.toHaveBeenCalled();
});

test('a section that fails to load does not affect the others', async () => {
  network.use(mockCall(gamesWire.getHotGames, httpStatus(500)));
  await renderApp();
  expect(await screen.findByText("We couldn't load Hot games")).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Slots' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

describe('product 4.21: marketing is hidden', () => {
  const banner = () => screen.queryByRole('img', { name: 'Monsoon Rewards' });
  const promotions = () => screen.queryByRole('link', { name: 'Promos' });

  test('for a player on a break: no banner, no promotions in the menu', async () => {
    const pause = { kind: 'break' as const, startedAt: Date.now(), until: Date.now() + 3_600_000 };
    network.use(mockCall(playControlsWire.getPlayState, { pause, reached: null }));
    await renderApp({ player: 'maria' });
    expect(await screen.findByRole('region', { name: 'Slots' })).toBeVisible();
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
    await waitFor(() => expect(promotions()).not.toBeInTheDocument());
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  test('for a player who hides promotions', async () => {
    writeStored('local', 'playSettings', { hidesPromotions: true });
    await renderApp({ player: 'maria' });
    expect(await screen.findByRole('region', { name: 'Slots' })).toBeVisible();
    await waitFor(() => expect(promotions()).not.toBeInTheDocument());
    expect(banner()).not.toBeInTheDocument();
  });

  test('the footer links to the play controls', async () => {
    await renderApp();
    expect(await screen.findByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/m/playControls');
  });
});
