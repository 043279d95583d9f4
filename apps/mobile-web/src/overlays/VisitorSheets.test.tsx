import { discoveryWire, gamesWire } from '@parlour/games/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp, session } from '../mocks/renderApp';

useNetwork(
  ...homeCalls,
  mockCall(discoveryWire.getGameDetail, { vendorName: 'Orchid', hasDemo: true }),
  mockCall(gamesWire.launchGame, () => new Promise(() => undefined)),
);
// The modules load before the tests: on a busy machine that takes longer than one test may.
beforeAll(() => import('../home/homeBundle'), 60_000);

const tile = async () => (await screen.findAllByRole('link', { name: 'Ruby Rush' }))[0] as HTMLAnchorElement;
const play = '/m/play?vassalage=ORC&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush';

test("a visitor's tap on a game opens its sheet, and “Play with real money” leads to the login, which returns to the game", async () => {
  const { user, location } = await renderApp();
  await user.click(await tile());
  await screen.findByRole('dialog', { name: 'Ruby Rush' });
  expect(location()).toBe('/m/home');
  expect(await tile()).not.toHaveAttribute('aria-busy');
  // The screens load during it, and React holds back the updates of an act that is not awaited.
  await act(async () => screen.getByRole('link', { name: 'Play with real money' }).click());
  await waitFor(() => expect(location()).toBe(`/m/login?returnTo=${encodeURIComponent(play)}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the sheet closes and opens again', async () => {
  const { user } = await renderApp();
  await user.click(await tile());
  await screen.findByRole('dialog', { name: 'Ruby Rush' });
  await user.click(within(screen.getByRole('dialog', { name: 'Ruby Rush' })).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await tile());
  expect(await screen.findByRole('link', { name: 'Try without money' })).toBeVisible();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('a click with %j is left to the browser', async (keys) => {
  await renderApp();
  const link = await tile();
  let isTaken: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault(); // jsdom opens no page
    },
    { once: true },
  );
  fireEvent.click(link, keys);
  expect(isTaken).toBe(false);
  expect(link).not.toHaveAttribute('aria-busy');
});

test('a member goes straight into the game', async () => {
  const { user, location } = await renderApp({ player: 'maria' });
  await user.click(await tile());
  await waitFor(() => expect(location()).toBe(play));
  expect(network.requests(discoveryWire.getGameDetail)).toEqual([]);
});

test('the sheet closes when the visitor logs in in another tab', async () => {
  const { user, store } = await renderApp();
  await user.click(await tile());
  await screen.findByRole('dialog', { name: 'Ruby Rush' });
  await act(async () => void store.dispatch(session('maria')));
  expect(screen.queryByRole('dialog', { name: 'Ruby Rush' })).not.toBeInTheDocument();
});
