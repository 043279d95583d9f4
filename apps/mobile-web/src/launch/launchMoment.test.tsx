import { gamesWire } from '@parlour/games/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { findRoute } from '../routeTable';
import { prefetchScreen } from '../startup/screenOf';
import type { StartViewTransition } from './viewTransition';

useNetwork(
  ...homeCalls,
  mockCall(gamesWire.launchGame, () => new Promise(() => undefined)),
);
// On a busy machine the first load can exceed a test's timeout.
beforeAll(() => import('../home/homeBundle'), 60_000);

const play = '/m/play?vassalage=ORC&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush';
const tile = async () => (await screen.findAllByRole('link', { name: 'Ruby Rush' }))[0] as HTMLAnchorElement;
const named = () => [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name: launch"]')];

/** A browser with view transitions. jsdom has neither those nor `currentSrc`. */
function giveTransitions() {
  const seen: { before: Element[]; after: Element[]; skipped: number } = { before: [], after: [], skipped: 0 };
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const start: StartViewTransition = (update) => {
    seen.before = named();
    const ready = update().then(() => void (seen.after = named()));
    return {
      ready,
      finished,
      skipTransition: () => {
        seen.skipped += 1;
        finish();
      },
    };
  };
  Object.defineProperty(document, 'startViewTransition', { value: jest.fn(start), configurable: true });
  Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { get: () => 'https://cdn.example/n1.webp', configurable: true });
  return seen;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(HTMLImageElement.prototype, 'currentSrc');
  delete document.documentElement.dataset['motion'];
});

async function openHome() {
  const play = findRoute('/m/play');
  if (play) prefetchScreen(play);
  await import('../screens/PlayScreen');
  return renderApp({ player: 'maria' });
}

test('the picture of the tile becomes that of the launch screen, and the game launches meanwhile', async () => {
  const seen = giveTransitions();
  const { location } = await openHome();
  const picture = (await tile()).querySelector('img');
  await act(async () => (await tile()).click());
  await waitFor(() => expect(network.requests(gamesWire.launchGame)).toHaveLength(1));
  expect(location()).toBe(play);
  expect(seen.before).toEqual([picture]);
  await waitFor(() => expect(seen.after).toEqual([document.querySelector('[data-launch-art]')]));
  expect(document.querySelector('[data-launch-art] img')).toHaveAttribute('src', 'https://cdn.example/n1.webp');
});

test('whatever the player does next ends the moment, and no name is left', async () => {
  const seen = giveTransitions();
  await openHome();
  await act(async () => (await tile()).click());
  await waitFor(() => expect(named()).toHaveLength(1));
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  expect(seen.skipped).toBe(1);
  await waitFor(() => expect(named()).toEqual([]));
  window.dispatchEvent(new Event('pointerdown'));
  expect(seen.skipped).toBe(1);
});

test.each([
  ['with reduced motion', () => (document.documentElement.dataset['motion'] = 'reduce')],
  ['in a browser without view transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('%s the screen opens by its link', async (_, change) => {
  giveTransitions();
  const start = (document as { startViewTransition?: unknown }).startViewTransition;
  change();
  const { location } = await openHome();
  await act(async () => (await tile()).click());
  await waitFor(() => expect(location()).toBe(play));
  expect(start).not.toHaveBeenCalled();
  expect(document.querySelector('[data-launch-art]')).toBeNull();
});
