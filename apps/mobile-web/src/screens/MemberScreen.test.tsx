import { contentWire } from '@parlour/content/wire';
import { gamesWire } from '@parlour/games/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { securityWire } from '@parlour/session/wire';
import { siteWire } from '@parlour/site/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';

const { getAnnouncements, getHelp, getVendors } = { ...contentWire, ...messagingWire, ...gamesWire };
const wallet = { currency: 'TLB', currencySymbol: '₱', sumBalance: '12480.55', withdrawable: '0.00' };

useNetwork(
  ...homeCalls,
  mockCall(walletWire.getOrders, { content: [], pageNum: 1, totalPages: 1 }),
  mockCall(rewardWire.getRewards, []),
  mockCall(securityWire.getSecurityConfig, { rows: [{ id: 'phone' }] }),
);
jest.setTimeout(60_000);

const actions = () => screen.findByRole('navigation', { name: 'Money' }, { timeout: 30_000 });
const grid = () => screen.findByRole('navigation', { name: 'Member center' });

/** The paths of all calls, in order. */
function watchCalls(): string[] {
  const asked: string[] = [];
  network.use(
    http.all('*', ({ request: { url } }) => {
      asked.push(new URL(url).pathname);
      return undefined;
    }),
  );
  return asked;
}

test('product 4.20: at most six requests before the page can be used; the others follow after the replies', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  network.use(mockCall(walletWire.getMemberWallet, async () => (await held, wallet)));
  const asked = watchCalls();
  await renderApp({ player: 'maria', path: '/m/member/home' });

  expect(within(await actions()).getAllByRole('link')).toHaveLength(3);
  await waitFor(() => expect(asked).toContain('/wps/member/info'));
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();

  answer();
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.getByText('Finish your account')).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(['/wps/transaction/report', '/wps/member/securityConfig']));
});

test('product 4.20: the menu is a grid of the entries that the flags allow', async () => {
  await renderApp({ player: 'maria', path: '/m/member/home' });
  const links = within(await grid()).getAllByRole('link');
  const to = links.map((link) => link.getAttribute('href'));
  expect(to).toEqual(expect.arrayContaining(['/m/wallets', '/m/webEmail', '/m/playControls', '/m/help', '/m/set', '/m/securityCenter']));
  // REWCEN3 and CBS3 are off.
  expect(to).not.toContain('/m/rewardCenter');
  expect(to).not.toContain('/m/message?chat=1');
});

test('with CBS3 the chat is one tap from here, not only in its float on home', async () => {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { CBS3: '1' } } }));
  await renderApp({ player: 'maria', path: '/m/member/home' });
  expect(await within(await grid()).findByRole('link', { name: 'Live chat' })).toHaveAttribute('href', '/m/message?chat=1');
});

test('the footer renders and sends its calls only near the viewport', async () => {
  let come: IntersectionObserverCallback = () => undefined;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    come = tell;
    return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
  });
  const asked = watchCalls();
  await renderApp({ player: 'maria', path: '/m/member/home' });
  await grid();
  expect(asked).not.toContain(getHelp.path);
  act(() => come([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining([getHelp.path, getVendors.path])));
  // Pop-ups belong to home, so announcements are not requested.
  expect(asked).not.toContain(getAnnouncements.path);
});
