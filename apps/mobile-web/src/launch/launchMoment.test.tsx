import { gamesWire } from '@parlour/games/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { findRoute, screenOf } from '../routeTable';

useNetwork(
  ...homeCalls,
  mockCall(gamesWire.launchGame, () => new Promise(() => undefined)),
);
// The modules load before the tests: on a busy machine that takes longer than one test may.
beforeAll(() => import('../home/homeBundle'), 60_000);

const play = '/m/play?vassalage=ORC&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush';
const tile = async () => (await screen.findAllByRole('link', { name: 'Ruby Rush' }))[0] as HTMLAnchorElement;
const layer = () => document.querySelector<HTMLElement>('[data-expanding]');

/** A browser that animates; jsdom has neither that nor `currentSrc`. The picture flies until `land` is called. */
function giveAnimations() {
  let land: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (land = resolve));
  const animate = jest.fn(() => ({ ready: Promise.resolve(), finished }));
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
  Object.defineProperty(document, 'getAnimations', { value: () => [], configurable: true });
  Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { get: () => 'https://cdn.example/n1.webp', configurable: true });
  return { animate, land: () => act(async () => land()) };
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(document, 'getAnimations');
  Reflect.deleteProperty(HTMLImageElement.prototype, 'currentSrc');
  delete document.documentElement.dataset['motion'];
});

async function openHome() {
  const play = findRoute('/m/play');
  if (play) await screenOf(play).load();
  return renderApp({ player: 'maria' });
}

test('the picture of the tile flies to that of the launch screen, and the game launches meanwhile', async () => {
  const { animate, land } = giveAnimations();
  const { location } = await openHome();
  const link = await tile();
  await act(async () => link.click());
  await waitFor(() => expect(network.requests(gamesWire.launchGame)).toHaveLength(1));
  expect(location()).toBe(play);
  expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 300 }));
  expect(document.querySelector('[data-launch-art] img')).toHaveAttribute('src', 'https://cdn.example/n1.webp');
  expect(layer()).toBeInTheDocument();
  await land();
  await waitFor(() => expect(layer()).toBeNull());
});

test('whatever the player does next ends the moment, and a second tap on the tile opens the game once', async () => {
  const { animate } = giveAnimations();
  const { location } = await openHome();
  const link = await tile();
  const secondTap = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => {
    link.click();
    expect(layer()).toBeInTheDocument();
    window.dispatchEvent(new Event('pointerdown'));
    expect(layer()).toBeNull();
    link.dispatchEvent(secondTap);
  });
  await waitFor(() => expect(location()).toBe(play));
  // The picture and the page behind it, once.
  expect(animate).toHaveBeenCalledTimes(2);
  expect(secondTap.defaultPrevented).toBe(true);
});

test('with reduced motion the screen opens by its link', async () => {
  const { animate } = giveAnimations();
  document.documentElement.dataset['motion'] = 'reduce';
  const { location } = await openHome();
  const link = await tile();
  await act(async () => link.click());
  await waitFor(() => expect(location()).toBe(play));
  expect(animate).not.toHaveBeenCalled();
  expect(document.querySelector('[data-launch-art]')).toBeNull();
});
