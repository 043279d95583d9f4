import { knownPauses } from '@parlour/player';
import { playControlsWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { handlers } from '../mocks/handlers';
import { showToPlayer, tellOtherTab } from '../mocks/playStage';
import { PlayGate } from './PlayGate';

useNetwork(...handlers);
afterEach(() => jest.useRealTimers());

const HOUR = 3_600_000;
const player = '200jilif3/maria2026';
const { getPlayState } = playControlsWire;
const show = () => showToPlayer(<PlayGate>The game</PlayGate>, { path: '/m/play' });
const answer = (state: Parameters<typeof mockCall<typeof getPlayState>>[1]) => network.use(mockCall(getPlayState, state));
const breakOf = (ms: number) => ({ kind: 'break' as const, startedAt: Date.now(), until: Date.now() + ms });

test('the game opens without waiting for the gateway', async () => {
  answer(() => new Promise<never>(() => undefined));
  await show();
  expect(screen.getByText('The game')).toBeVisible();
});

test('product 4.21: a break closes games, shows its end, and links to withdrawals and play controls', async () => {
  answer({ pause: breakOf(24 * HOUR), reached: null });
  await show();
  expect(await screen.findByRole('heading', { name: /^You are on a break until/ })).toBeVisible();
  expect(screen.queryByText('The game')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  expect(screen.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/m/playControls');
});

test('product 4.21: a permanent exclusion shows no end', async () => {
  answer({ pause: { kind: 'exclusion', startedAt: 0, until: null }, reached: null });
  await show();
  expect(await screen.findByRole('heading', { name: 'You are excluded from play: permanently' })).toBeVisible();
});

test.each([
  ['loss', /loss limit/],
  ['wager', /betting limit/],
  ['time', /time limit/],
] as const)('product 4.21: a reached limit (%s) is named, with the time when play is possible again', async (kind, name) => {
  answer({ pause: null, reached: { kind, period: 'day', resetsAt: Date.now() + HOUR } });
  await show();
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(/^You can play again from/)).toBeVisible();
});

test.each([
  ['down', () => httpStatus(503)],
  ['slow', () => new Promise<never>(() => undefined)],
])('product 4.21: a stored break applies while the gateway is %s', async (_, reply) => {
  knownPauses.change(() => ({ [player]: { ...breakOf(HOUR), isConfirmed: true } }));
  answer(reply);
  await show();
  expect(screen.getByRole('heading', { name: /^You are on a break until/ })).toBeVisible();
});

test('a break that begins in another tab closes the game in this one', async () => {
  answer(() => new Promise<never>(() => undefined));
  await show();
  expect(screen.getByText('The game')).toBeVisible();
  localStorage.setItem('playPauses', JSON.stringify({ [player]: { ...breakOf(HOUR), isConfirmed: true } }));
  act(() => tellOtherTab());
  expect(screen.getByRole('heading', { name: /^You are on a break until/ })).toBeVisible();
});

test('product 4.21: the game opens again when the break ends, without a reload', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['queueMicrotask'] });
  knownPauses.change(() => ({ [player]: { ...breakOf(60_000), isConfirmed: true } }));
  answer(() => new Promise<never>(() => undefined));
  await show();
  act(() => jest.advanceTimersByTime(55_000));
  expect(screen.getByRole('heading', { name: /^You are on a break until/ })).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('The game')).toBeVisible();
});

test('a break of one player does not apply to another on the same phone', async () => {
  knownPauses.change(() => ({ ['200jilif3/jose']: { ...breakOf(HOUR), isConfirmed: true } }));
  await show();
  expect(screen.getByText('The game')).toBeVisible();
});

test('a corrupt record of breaks is ignored, and the gateway’s reply applies', async () => {
  localStorage.setItem('playPauses', '{"200jilif3/maria2026":{"until":"x"}}');
  tellOtherTab();
  answer({ pause: breakOf(HOUR), reached: null });
  await show();
  expect(await screen.findByRole('heading', { name: /^You are on a break until/ })).toBeVisible();
});
