import { paths, to } from '@parlour/kernel';
import { messagingWire } from '@parlour/messaging/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { playerWire } from '@parlour/player/wire';
import { securityWire, sessionWire } from '@parlour/session/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';

useNetwork(
  ...homeCalls,
  mockCall(sessionWire.login, { token: 'token-of-maria', userName: 'maria', type: 0, firstTimeLogin: false }),
  mockCall(walletWire.getOrders, { content: [], pageNum: 1, totalPages: 1 }),
  mockCall(rewardWire.getRewards, []),
  mockCall(securityWire.getSecurityConfig, { rows: [{ id: 'phone' }] }),
);
jest.setTimeout(60_000);

afterEach(() => jest.useRealTimers());

/** Everything but `Date`. */
const timers: NonNullable<FakeTimersConfig['doNotFake']> = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** The calls from now on, in order. The clock of this slow network moves by a second with each; the timers stay as they are. */
function watchSlowCalls(): string[] {
  const asked: string[] = [];
  const start = Date.now();
  jest.useFakeTimers({ now: start, doNotFake: timers });
  network.use(
    http.all('*', ({ request: { method, url } }) => {
      asked.push(`${method} ${url}`);
      jest.setSystemTime(start + asked.length * 1000);
      return undefined;
    }),
  );
  return asked;
}

test.each([
  ['home', paths.home, playerWire.renewSession],
  ["the member's home", paths.session.member, messagingWire.getInboxUnread],
])('from the submit of the login to %s each call is made once', async (_, path, last) => {
  const { user, location } = await renderApp({ path: to(paths.session.login, {}, { returnTo: path }) });
  const form = within(screen.getByRole('main'));
  await user.type(await form.findByRole('textbox', { name: 'Username' }), 'maria');
  await user.type(form.getByLabelText('Password'), 'parlour88');
  const asked = watchSlowCalls();
  await user.click(form.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(location()).toBe(path));
  // The footer and the log-out button are the last parts of the two pages.
  if (path === paths.home) expect(await screen.findByText(/aged 18 or older/)).toBeVisible();
  else expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  await waitFor(() => expect(network.requests(last).length).toBeGreaterThan(0));

  expect(asked).toEqual(expect.arrayContaining([expect.stringContaining('/wps/session/login')]));
  expect(asked.filter((call, place) => asked.indexOf(call) !== place)).toEqual([]);
});
