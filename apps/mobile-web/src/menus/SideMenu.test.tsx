import { siteWire } from '@parlour/site/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { promotionGateWire } from '@parlour/promotions/wire';
import { actAs, mockCall, network, stopActing, useNetwork } from '@parlour/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp, session } from '../mocks/renderApp';
import { screenCalls } from '../mocks/screenCalls';

useNetwork(...homeCalls, ...screenCalls);
afterEach(stopActing);
// The modules load before the tests: on a busy machine that takes longer than one test may.
beforeAll(() => import('./SideMenu'), 60_000);
beforeEach(() => localStorage.clear());

const community = ['FACEBOOK_1', 'TELEGRAM_2', 'WHATSAPP1', 'TELEGRAM_3', 'VIBER', 'YOUTUBE'];

async function openMenu(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp(options);
  await app.user.click(screen.getByRole('button', { name: 'Open menu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  return { ...app, dialog, menu: within(dialog) };
}

const flag = (name: string) => network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { [name]: true } } }));
const gates = (on: { APP_DOWNLOAD?: boolean; REFERRAL?: boolean }) =>
  network.use(mockCall(promotionGateWire.getPromotionGates, { APP_DOWNLOAD: false, REFERRAL: false, ...on }));

test('spec 2: rows that everybody sees', async () => {
  const { menu } = await openMenu();
  for (const [name, href] of [
    ['Deposit', '/m/voucherCenter'],
    ['Withdraw', '/m/withdraw'],
    ['Slots', '/m/slot-games'],
    ['All promotions', '/m/activity'],
  ] as const)
    expect(await menu.findByRole('link', { name, hidden: true })).toHaveAttribute('href', href);
  expect(menu.getByRole('link', { name: /feedback/i })).toHaveAttribute('href', '/m/feedback');
  expect(menu.getByRole('button', { name: /Language/ })).toBeVisible();
  expect(menu.getByRole('link', { name: 'Parlour' })).toHaveAttribute('href', '/m/home');
});

test('spec 2: rows are hidden while their gates are off', async () => {
  gates({});
  const { menu } = await openMenu({ player: 'maria' });
  await menu.findByRole('link', { name: 'Slots' });
  for (const href of ['/m/gameRecord', '/m/rewardCenter', '/m/member/benefits', '/m/inviteFriends', '/m/message?chat=1'])
    expect(menu.queryAllByRole('link').filter((link) => link.getAttribute('href') === href)).toEqual([]);
});

test.each([
  ['betting record', 'TRANSBETREPMEM3', '/m/gameRecord'],
  ['reward center', 'REWCEN3', '/m/rewardCenter'],
  ['VIP', 'VIP', '/m/member/benefits'],
])('spec 2: %s comes with %s', async (_, name, href) => {
  gates({});
  flag(name);
  const { menu } = await openMenu({ player: 'maria' });
  await waitFor(() => expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href));
});

test('spec 2: customer service comes with a live-chat link', async () => {
  const url = 'https://t.me/parlour';
  network.use(mockCall(siteWire.getStatus, { info: { resources: [{ resourceType: 'LIVECHAT', url }] } }));
  const { menu } = await openMenu();
  await waitFor(() => expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/m/message?chat=1'));
});

test('spec 2: customer service goes when the live-chat link of an earlier visit has ended', async () => {
  network.use(mockCall(siteWire.getStatus, { info: { resources: [{ resourceType: 'LIVECHAT', url: 'https://t.me/parlour' }] } }));
  await openMenu();
  await waitFor(() => expect(localStorage.getItem('status')).toContain('LIVECHAT'));
  cleanup();

  network.use(mockCall(siteWire.getStatus, { info: { resources: [] } }));
  const { menu } = await openMenu();
  await menu.findByRole('link', { name: 'Slots' });
  await waitFor(() => expect(localStorage.getItem('status')).not.toContain('LIVECHAT'));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/m/message?chat=1');
});

test('spec 2: without a live-chat link there is no customer service, whatever CBS3 says', async () => {
  flag('CBS3');
  const { menu } = await openMenu({ player: 'maria' });
  await menu.findByRole('link', { name: 'Slots' });
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/m/message?chat=1');
});

test('spec 2: visitors see the invitation whatever the promotion says', async () => {
  gates({});
  const { menu } = await openMenu();
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/m/inviteFriends');
});

test('spec 2: players see the invitation if REFERRAL is enabled, and the bonus if APP_DOWNLOAD is enabled', async () => {
  gates({ REFERRAL: true, APP_DOWNLOAD: true });
  const { menu } = await openMenu({ player: 'maria' });
  await waitFor(() => expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/m/inviteFriends'));
  expect(menu.getByRole('link', { name: /bonus/i })).toHaveAttribute('href', '/m/gameRecord?type=bonus');
});

const bonus = (menu: ReturnType<typeof within>) => menu.queryByRole('link', { name: 'Bonus' });

test.each([true, false])('spec 2: a visitor sees the bonus according to APP_DOWNLOAD %p for everybody', async (APP_DOWNLOAD) => {
  gates({ APP_DOWNLOAD });
  const { menu } = await openMenu();
  if (APP_DOWNLOAD) expect(await menu.findByRole('link', { name: 'Bonus' })).toHaveAttribute('href', '/m/gameRecord?type=bonus');
  await waitFor(() => expect(network.requests(promotionGateWire.getPromotionGates)).toHaveLength(1));
  expect(bonus(menu) !== null).toBe(APP_DOWNLOAD);
});

test.each([true, false])("spec 2: after login the player's own APP_DOWNLOAD counts: %p", async (APP_DOWNLOAD) => {
  gates({ APP_DOWNLOAD: !APP_DOWNLOAD });
  const { menu, store } = await openMenu();
  await waitFor(() => expect(bonus(menu) === null).toBe(APP_DOWNLOAD));
  gates({ APP_DOWNLOAD });
  act(() => void store.dispatch(session('maria')));
  await waitFor(() => expect(bonus(menu) === null).toBe(!APP_DOWNLOAD));
  expect(network.headers(promotionGateWire.getPromotionGates).at(-1)?.get('Authorization')).toContain('token-of-maria');
});

test.each([
  ['inside the app', () => actAs('ownApp')],
  ['as a PWA', () => Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })],
])('spec 2: app download is hidden %s', async (_, come) => {
  const first = await openMenu();
  expect(await first.menu.findByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/m/appDownload');
  cleanup();
  come();
  const { menu } = await openMenu();
  await menu.findByRole('link', { name: 'Slots' });
  expect(menu.queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('spec 2: six community links, each only when it is configured, and no other', async () => {
  const resources = [...community, 'TIKTOK', 'INSTAGRAM_1'].map((resourceType) => ({ resourceType, url: `https://t.me/${resourceType}` }));
  network.use(mockCall(siteWire.getStatus, { info: { resources } }));
  const { menu } = await openMenu();
  await waitFor(() =>
    expect(
      menu
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('https://t.me/')),
    ).toEqual(community.map((type) => `https://t.me/${type}`)),
  );
});

test('spec 2: without a configured link there are no community links', async () => {
  const { menu } = await openMenu();
  await menu.findByRole('link', { name: 'Slots' });
  expect(menu.queryAllByRole('link').filter((link) => link.getAttribute('target') === '_blank')).toEqual([]);
  expect(network.requests(messagingWire.getCustomerService).length).toBeGreaterThan(0);
});

test('spec 2: a player signs out from the menu', async () => {
  const { menu, user } = await openMenu({ player: 'maria' });
  expect(await menu.findByText('Maria')).toBeVisible();
  expect(await menu.findByText(/12,480/)).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
});

test('spec 2: visitors find login, registration and the forgotten password', async () => {
  const { menu } = await openMenu();
  expect(menu.getByText('Member')).toBeVisible();
  for (const [name, href] of [
    ['Log in', '/m/login'],
    ['Sign up', '/m/register'],
    ['Forgot password?', '/m/forget'],
  ] as const)
    expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('spec 2: a tap on the mask closes it', async () => {
  const { dialog, user } = await openMenu();
  await user.click(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('spec 2: the right and the left panel toggle, and the choice stays', async () => {
  const { dialog, menu, user } = await openMenu();
  expect(dialog).toHaveAttribute('data-side', 'right');
  await user.click(menu.getByRole('button', { name: 'Move the menu to the left' }));
  expect(dialog).toHaveAttribute('data-side', 'left');
  await user.click(menu.getByRole('button', { name: 'Close menu' }));
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog')).toHaveAttribute('data-side', 'left');
  await user.click(screen.getByRole('button', { name: 'Move the menu to the right' }));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-side', 'right');
});
