import { homeAliases, loggedIn } from '@parlour/kernel';
import { siteWire } from '@parlour/site/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { promotionGateWire, rewardWire } from '@parlour/promotions/wire';
import { httpStatus, mockCall, network, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { screenCalls } from '../mocks/screenCalls';

useNetwork(...homeCalls, ...screenCalls);
// The modules load before the tests: on a busy machine that takes longer than one test may.
beforeAll(() => import('../menus/SideMenu'), 60_000);

const header = () => within(screen.getByRole('banner'));
const bottomMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

test('the failure box of the document closes when the app starts', async () => {
  const box = document.createElement('div');
  box.id = 'failure';
  document.body.append(box);
  await renderApp();
  expect(box).not.toBeVisible();
  box.remove();
});

test.each([
  ['/m/login', () => screen.getByRole('main')],
  ['/m/notice', () => screen.getByRole('main')],
  ['/m/home', () => screen.getByRole('region', { name: 'Hot games' })],
])('on %s the keyboard first reaches a link that skips to the content', async (path, content) => {
  const { user, location } = await renderApp({ path });
  await waitFor(() => expect(content()).toBeInTheDocument());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(content()).toHaveFocus();
  expect(location()).toBe(path);
});

describe('spec 2: header of home', () => {
  test('a visitor finds logo, login, register and the menu', async () => {
    await renderApp();
    expect(header().getByRole('link', { name: 'Parlour' })).toHaveAttribute('href', '/m/home');
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    expect(header().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    expect(header().getByRole('button', { name: 'Open menu' })).toBeVisible();
    expect(header().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('a player finds balance, deposit and the language', async () => {
    await renderApp({ player: 'maria' });
    expect(await header().findByText(/12,480/)).toBeVisible();
    expect(header().getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect(header().getByRole('button', { name: /Language/ })).toBeVisible();
    expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

test('the header of home shows how much can be claimed, asked for after the first touch', async () => {
  network.use(
    mockCall(siteWire.getStatus, { info: { whitelabel: { REWCEN3: '1' } } }),
    mockCall(rewardWire.getRewards, []),
    mockCall(rewardWire.getSignIn, { currencySymbol: '₱', signedDays: 1, days: [{ day: '2026-11-21', state: 'open', amount: '10.00' }] }),
  );
  await renderApp({ player: 'maria', isTouched: false });
  await header().findByRole('link', { name: 'Deposit' });
  expect(network.requests(rewardWire.getSignIn)).toEqual([]);
  await act(async () => void document.dispatchEvent(new Event('scroll')));
  expect(await header().findByRole('link', { name: /^1 reward to claim/ })).toHaveAttribute('href', '/m/rewardCenter');
});

test("a merchant's logo stands for its name in the header", async () => {
  const merchant = {
    code: 'acme',
    brand: 'Acme',
    logo: 'acme/logo.svg',
    country: 'PH',
    countryName: 'Philippines',
    currency: 'TLB',
    langList: ['EN'],
  };
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'parlour-config' });
  block.textContent = JSON.stringify({ merchants: [merchant] });
  document.head.append(block);
  await renderApp();
  block.remove();
  const link = header().getByRole('link', { name: 'Acme' });
  expect(link.querySelector('img')).toHaveAttribute('src', '/m/brand/acme/logo.svg');
  expect(link).toHaveTextContent('');
});

describe('spec 2: header elsewhere', () => {
  test('shows the way back and the title of the screen', async () => {
    const { location, user } = await renderApp({ path: ['/m/notice', '/m/login'] });
    expect(await header().findByRole('heading', { name: 'Log in' })).toBeVisible();
    await user.click(header().getByRole('button', { name: 'Back' }));
    expect(location()).toBe('/m/home');
  });

  test.each([
    ['/m/login', 'Log in'],
    ['/m/register', 'Sign up'],
    ['/m/trail', 'Free trial'],
    ['/m/changePsw', 'Change password'],
    ['/m/notice', 'Announcements'],
    ['/m/gameCenter', 'Game center'],
    ['/m/slot-games', 'Slots'],
    ['/m/messages', 'Messages'],
    ['/m/set', 'Personal settings'],
    ['/m/help', 'Help center'],
  ])('%s has its own title: %s', async (path, title) => {
    const isInside = ['/m/changePsw', '/m/messages'].includes(path);
    await renderApp({ path, player: isInside ? 'maria' : undefined });
    expect(await header().findByRole('heading', { name: new RegExp(`^${title}$`, 'i') })).toBeVisible();
    expect(header().queryByRole('button', { name: 'Back' }) !== null).toBe(path !== '/m/changePsw');
  });

  test('the change of the password at the first login is titled "First password", in the header and in the tab', async () => {
    const { store } = await renderApp({ path: '/m/changePsw', player: 'maria' });
    expect(await header().findByRole('heading', { name: 'Change password' })).toBeVisible();
    act(
      () =>
        void store.dispatch(
          loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3', firstTimeLogin: true }),
        ),
    );
    expect(await header().findByRole('heading', { name: 'First password' })).toBeVisible();
    expect(document.title).toBe('First password · Parlour');
  });

  test('a game has neither header nor bottom menu of the app', async () => {
    await renderApp({ path: '/m/play', player: 'maria' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  });

  test('back from a page that was opened directly leads home', async () => {
    const { location, user } = await renderApp({ path: '/m/notice' });
    await user.click(header().getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
  });
});

test('spec 2: unknown paths redirect to /m/home', async () => {
  const { location } = await renderApp({ path: '/m/no-such-page' });
  expect(location()).toBe('/m/home');
});

test.each(homeAliases)('spec 2: Home of the bottom menu is active at %s', async (path) => {
  await renderApp({ path });
  expect(bottomMenu().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('the bottom menu shows the entries of the features in their order', async () => {
  await renderApp();
  const names = bottomMenu()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(names).toEqual(['/m/home', '/m/voucherCenter', '/m/inviteFriends', '/m/activity', '/m/member/home']);
});

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [2500, '99+'],
])('spec 2 and 9: %d unread messages stand on Member as %s', async (unread, badge) => {
  network.use(mockCall(messagingWire.getInboxUnread, unread));
  await renderApp({ player: 'maria' });
  const member = bottomMenu().getByRole('link', { name: /^Member|Member$/ });
  await waitFor(() => expect(network.requests(messagingWire.getInboxUnread)).toHaveLength(1));
  if (badge) expect(await within(member).findByText(badge)).toBeVisible();
  else expect(member).toHaveTextContent(/^Member$/);
});

test('spec 2: a visitor has no badge, and none is asked for', async () => {
  await renderApp();
  expect(bottomMenu().getByRole('link', { name: 'Member' })).toHaveTextContent(/^Member$/);
  expect(network.requests(messagingWire.getInboxUnread)).toEqual([]);
});

test.each([
  ['a visitor, whatever the promotion says', undefined, false, true],
  ['a player, where REFERRAL is enabled', 'maria', true, true],
  ['no player where it is not', 'maria', false, false],
])('spec 2: the bottom menu invites %s', async (_, player, REFERRAL, isThere) => {
  network.use(mockCall(promotionGateWire.getPromotionGates, { APP_DOWNLOAD: true, REFERRAL }));
  await renderApp({ player });
  await waitFor(() => expect(bottomMenu().queryByRole('link', { name: 'Invite' }) !== null).toBe(isThere));
  expect(bottomMenu().getAllByRole('link')).toHaveLength(isThere ? 5 : 4);
});

test('no tab of the bottom menu moves when the invitation of a player arrives', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  network.use(mockCall(promotionGateWire.getPromotionGates, async () => (await asked, { APP_DOWNLOAD: true, REFERRAL: true })));
  await renderApp({ player: 'maria' });
  const place = (name: RegExp) => {
    const tab = bottomMenu().getByRole('link', { name });
    return [...(tab.parentElement?.children ?? [])].indexOf(tab);
  };
  const places = () => [/^Home/, /deposit/, /^Promos/, /Member/].map(place);
  await waitFor(() => expect(network.requests(promotionGateWire.getPromotionGates)).toHaveLength(1));
  expect(bottomMenu().queryByRole('link', { name: 'Invite' })).not.toBeInTheDocument();
  expect(places()).toEqual([0, 1, 3, 4]);
  answer();
  expect(await bottomMenu().findByRole('link', { name: 'Invite' })).toBeVisible();
  expect(places()).toEqual([0, 1, 3, 4]);
});

describe('spec 2: side menu', () => {
  test('opens from the header and closes by its icon', async () => {
    const { user } = await renderApp();
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(await within(menu).findByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
    await user.click(within(menu).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('any navigation closes it', async () => {
    const { location, user } = await renderApp();
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    const link = await within(await screen.findByRole('dialog')).findByRole('link', { name: /promotions/i });
    // The screen is still loading; in tests, suspended content resolves only inside an awaited `act`.
    await act(async () => link.click());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location()).toBe('/m/activity');
  });

  test('the betting record shows only with flag TRANSBETREPMEM3', async () => {
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { TRANSBETREPMEM3: true } } }));
    const { user } = await renderApp();
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('link', { name: /record/i })).toBeVisible();
  });
});

describe('spec 4: system status', () => {
  test('1: maintenance takes the place of everything', async () => {
    network.use(mockCall(siteWire.getStatus, { info: {}, maintenance: true, regionRestriction: true }));
    await renderApp();
    expect(await screen.findByText(/maintenance/i)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument());
  });

  test('0: a gateway that cannot be asked closes nothing', async () => {
    network.use(mockCall(siteWire.getStatus, httpStatus(500)));
    await renderApp();
    expect(bottomMenu().getByRole('link', { name: 'Home' })).toBeVisible();
  });
});

test('without internet a note says so until it is back', async () => {
  await renderApp();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void fireEvent(window, new Event('offline')));
  expect(screen.getByText(/No internet/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.queryByText(/No internet/)).not.toBeInTheDocument();
  online.mockRestore();
});
