import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { discoveryWire } from '../../wire';
import { GameSheet } from './GameSheet';

useNetwork(...handlers);
const query = '?vassalage=PALM&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush';
const path = `/m/play${query}`;

async function open(own = path, image?: string) {
  const onClose = jest.fn();
  const view = await renderBlock(<GameSheet path={own} image={image} onClose={onClose} />, {
    path: '/m/home',
    with: [gamesFeature, siteFeature, playerFeature],
  });
  return { ...view, onClose };
}

const real = () => screen.getByRole('link', { name: 'Play with real money' });
const free = () => screen.findByRole('link', { name: 'Try without money' });

test('shows the picture, name and provider of a game, and leads into it and into its demo', async () => {
  await open(path, '/art/n1.webp');
  expect(screen.getByRole('dialog', { name: 'Ruby Rush' })).toBeVisible();
  expect(document.querySelector('dialog img')).toHaveAttribute('src', '/art/n1.webp');
  expect(real()).toHaveAttribute('href', path);
  expect(await free()).toHaveAttribute('href', `/m/tryGame${query}`);
  expect(screen.getByText('Palm Play')).toBeVisible();
  expect(network.requests(discoveryWire.getGameDetail)).toEqual([
    { merchant: '200jilif3', vassalage: 'PALM', gameCode: 'ruby', language: 'EN' },
  ]);
});

test('tells who plays and what was won; a gateway that tells neither leaves both out', async () => {
  const detail = { vendorName: 'Palm Play', players: 1204, freeSeats: 3, lastWins: ['900.50', '80'], currencySymbol: '₱' };
  network.use(mockCall(discoveryWire.getGameDetail, detail));
  const { unmount } = await open();
  expect(await screen.findByText('1,204 playing · 3 seats free')).toBeVisible();
  expect(screen.getByText('Last wins: ₱900.50 · ₱80')).toBeVisible();
  unmount();
  network.use(mockCall(discoveryWire.getGameDetail, { vendorName: 'Palm Play' }));
  await open();
  expect(await screen.findByText('Palm Play')).toBeVisible();
  expect(screen.queryByText(/playing|seats|Last wins/)).not.toBeInTheDocument();
});

test.each([
  ['a game without a demo', { vendorName: 'Palm Play', hasDemo: false }],
  ['a game whose details do not load', () => httpStatus(500)],
])('%s is tried in the free trial, which returns to it', async (_, reply) => {
  network.use(mockCall(discoveryWire.getGameDetail, reply));
  await open();
  expect(await free()).toHaveAttribute('href', `/m/trail?returnTo=${encodeURIComponent(path)}`);
  expect(real()).toHaveAttribute('href', path);
});

test('there is a way without money only once the gateway has said which', async () => {
  network.use(mockCall(discoveryWire.getGameDetail, () => new Promise<never>(() => undefined)));
  await open();
  expect(real()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Try without money' })).not.toBeInTheDocument();
});

test('a game in maintenance says so and leads nowhere', async () => {
  network.use(mockCall(discoveryWire.getGameDetail, { vendorName: 'Palm Play', maintenance: true, hasDemo: true }));
  await open();
  expect(await screen.findByText('Palm Play is under maintenance.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('closes with its button and with Escape', async () => {
  const { user, onClose } = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('an address without a provider shows nothing', async () => {
  await open('/m/play?name=Ruby');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
