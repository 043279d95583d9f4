import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { playerWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, recordToasts, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { SessionDialogs } from '../session-dialogs/SessionDialogs';
import { MemberHome, type MemberHomeProps } from './MemberHome';

useNetwork(...handlers);

const filled: MemberHomeProps['menu'] = [
  { id: 'money', items: <li>Menu</li> },
  { id: 'account', items: <li>Security</li> },
];

async function open(type = 0, menu = filled) {
  const { feature: toastRecorder, toasts } = recordToasts();
  const view = await renderBlock(
    <>
      <MemberHome balance={<p>12,480.55</p>} attention={<p>One order waits</p>} menu={menu} />
      <SessionDialogs />
    </>,
    {
      path: '/m/member/home',
      with: [sessionFeature, playerFeature, siteFeature, contentFeature, toastRecorder],
      events: [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type, merchantCode: '200jilif3' })],
    },
  );
  return { ...view, toasts };
}

test('the card shows name, masked account, VIP label and registration date', async () => {
  await open();
  expect(await screen.findByText('Maria')).toBeVisible();
  expect(screen.getByText('Account ma***26')).toBeVisible();
  expect(screen.getByText('Gold')).toBeVisible();
  expect(screen.getByText('Member since 14 Mar 2025')).toBeVisible();
});

test.each([
  [4, '4'],
  [9, '6'],
  [0, '0'],
  [null, null],
])('the card has the colour of level %s; one that the gateway does not number has none', async (level, tier) => {
  network.use(mockCall(playerWire.getMemberInfo, { id: '7', type: 0, account: 'maria2026', clubLabel: { labelName: 'Gold', level } }));
  await open();
  await screen.findByText('Gold');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Member center' }).getAttribute('data-tier')).toBe(tier));
});

test('the copy button copies the full account', async () => {
  const { user, toasts } = await open();
  await screen.findByText('Maria');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(screen.getByRole('button', { name: 'Account ma***26 Copy account' }));
  expect(write).toHaveBeenCalledWith('maria2026');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ level: 'success', text: 'Account copied.' }));
});

test('if copying fails, a toast shows the account', async () => {
  const { user, toasts } = await open();
  await screen.findByText('Maria');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Account ma***26 Copy account' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ text: 'Could not copy. Your account is maria2026.' }));
});

test('the card shows account and balance when the member info does not load', async () => {
  network.use(mockCall(playerWire.getMemberInfo, httpStatus(500)));
  await open();
  expect(screen.getByText('maria2026')).toBeVisible();
  expect(screen.getByText('12,480.55')).toBeVisible();
});

test('the member centre links to deposit, withdrawal and records, and shows the blocks of other features', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  expect(screen.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '/m/gameRecord');
  for (const text of ['12,480.55', 'One order waits', 'Menu']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('You are on a free trial')).not.toBeInTheDocument();
});

test('spec 6: a trial player is offered registration or Cancel, and nothing that moves money', async () => {
  const { user, location } = await open(4);
  expect(screen.getByText('You are on a free trial')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
  const money = within(screen.getByRole('navigation', { name: 'Money' }));
  expect(money.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Records']);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(location()).toBe('/m/home');
});

test('the menu stands in groups with a heading each', async () => {
  await open();
  const menu = within(screen.getByRole('navigation', { name: 'Member center' }));
  expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Money and rewards', 'Account and help']);
  expect(menu.getAllByRole('list').map(({ textContent }) => textContent)).toEqual(['Menu', 'Security']);
});

test('the member centre has a logout button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.getByRole('dialog', { name: 'Log out?' })).toBeVisible();
});

test('until the menu is there, nothing appears above its skeleton', async () => {
  await open(0, false);
  expect(await screen.findByText('Maria')).toBeVisible();
  expect(screen.getByText('One order waits')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('ul[aria-hidden] > li')).not.toHaveLength(0);
});

test.each([
  ['1', 'new'],
  ['0', 'classic'],
])('spec 4: mem_cen %s selects the %s layout, with the same content', async (memCen, layout) => {
  network.use(
    mockCall(siteWire.getStatus, {
      info: { mobileTemplate: { mem_cen: memCen } },
      maintenance: false,
      regionRestriction: false,
    }),
  );
  await open();
  const actions = screen.getByRole('navigation', { name: 'Money' });
  await waitFor(() => expect(actions).toHaveAttribute('data-layout', layout));
  for (const text of ['12,480.55', 'One order waits', 'Menu']) expect(screen.getByText(text)).toBeVisible();
});

test('product 4.20: the chosen avatar is shown', async () => {
  network.use(mockCall(playerWire.getMemberInfo, { id: '1', type: 0, account: 'maria2026', avatar: 'head/fox.svg' }));
  await open();
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/cdn\/[ab]\/head\/fox\.svg$/)));
});
