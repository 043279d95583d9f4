import { httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { tournamentsFeature } from '../feature';
import { finished, joined, tournamentsHandlers, upcoming } from '../mocks/handlers';
import { asMember, asType, asVisitor } from '../mocks/players';
import { tournamentsWire } from '../wire';

useNetwork(...tournamentsHandlers);

const { getTournament, joinTournament } = tournamentsWire;
const open = (player: typeof asMember | typeof asVisitor = asMember) => renderFeature(tournamentsFeature, '/m/tournaments/t1', player);

test('shows the time left, the rules, the prizes and the standings', async () => {
  await open(asVisitor);
  expect(await screen.findByRole('heading', { name: 'Slots Race' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1 day 05:/);
  expect(screen.getByText(/A bigger stake does not raise it/)).toBeInTheDocument();
  expect(screen.getByText(/You are ranked after 3 rounds/)).toBeInTheDocument();
  expect(screen.getByText('₱4,000')).toBeInTheDocument();
  expect(
    screen.getByText('Prizes are credited to your balance within 24 hours after the end, and a message tells you.'),
  ).toBeInTheDocument();
  expect(screen.getByText('ka***a')).toBeInTheDocument();
  expect(screen.getByText('120.50×')).toBeInTheDocument();
});

test('a member joins once, then sees the own row and the way to the games', async () => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Join' });
  network.use(mockCall(getTournament, joined));
  await user.click(button);
  expect(await screen.findByRole('link', { name: 'Play' })).toHaveAttribute('href', '/m/slot-games');
  expect(screen.getByText('You: #2')).toBeInTheDocument();
  expect(screen.getByText('30.50× to #1')).toBeInTheDocument();
  const top = within(screen.getByRole('list', { name: 'Top three' })).getAllByRole('listitem');
  expect(top.map(({ textContent }) => textContent)).toEqual(['#1ka***a120.50×', '#2You90.00×', '#3mi***o80.00×']);
  expect(network.requests(joinTournament)).toEqual([{ id: 't1', language: 'EN', idempotencyKey: expect.any(String) }]);
});

test('a visitor is asked to log in, and nothing is sent', async () => {
  const { user } = await open(asVisitor);
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(network.requests(joinTournament)).toEqual([]);
});

test.each([
  ['TOURNAMENT_GONE', 'This tournament has ended.'],
  ['PLAY_PAUSED', 'You have paused or excluded yourself from play. Games and deposits are closed for now.'],
] as const)('a refusal %s is explained', async (code, text) => {
  network.use(mockCall(joinTournament, () => refuse(code)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a lost reply is no failure: the standing says whether the player has joined', async () => {
  network.use(mockCall(joinTournament, () => httpStatus(504)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('We are checking whether you have joined.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join' })).toBeDisabled();
  network.use(mockCall(getTournament, joined));
  expect(await screen.findByRole('link', { name: 'Play' }, { timeout: 4000 })).toBeInTheDocument();
  expect(network.requests(joinTournament)).toHaveLength(1);
});

test('while a reply is lost, a reload asks for the outcome and sends nothing again', async () => {
  network.use(mockCall(joinTournament, () => httpStatus(504)));
  const first = await open();
  await first.user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('We are checking whether you have joined.')).toBeInTheDocument();
  first.unmount();
  await open();
  expect(await screen.findByText('We are checking whether you have joined.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join' })).toBeDisabled();
  network.use(mockCall(getTournament, joined));
  expect(await screen.findByRole('link', { name: 'Play' }, { timeout: 4000 })).toBeInTheDocument();
  expect(network.requests(joinTournament)).toHaveLength(1);
});

test('before the first rounds the player sees how many are missing', async () => {
  network.use(mockCall(getTournament, { ...joined, mine: { joinedAt: 1, rounds: 1, place: null, score: '0' } }));
  await open();
  expect(await screen.findByText('You: 1 of 3 rounds')).toBeInTheDocument();
});

test('an upcoming tournament can be joined, and has no standings', async () => {
  network.use(mockCall(getTournament, upcoming));
  await open();
  expect(await screen.findByText('No one is ranked yet')).toBeInTheDocument();
  expect(screen.getByText(/^Starts in/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join' })).toBeEnabled();
});

test('a finished tournament shows the final place, and cannot be joined', async () => {
  network.use(mockCall(getTournament, finished));
  await open();
  expect(await screen.findByText(/^Ended/)).toBeInTheDocument();
  expect(screen.getByText('You: #2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

test('a finished tournament shows the prize once it is credited', async () => {
  network.use(mockCall(getTournament, { ...finished, mine: { joinedAt: 1, rounds: 12, place: 2, score: '90', prize: '4000.00' } }));
  await open();
  expect(await screen.findByText('You: #2 · ₱4,000 credited')).toBeInTheDocument();
});

test('a tournament that is gone leads to the list', async () => {
  network.use(mockCall(getTournament, () => refuse('TOURNAMENT_GONE')));
  await open();
  expect(await screen.findByText('This tournament is no longer available')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all tournaments' })).toHaveAttribute('href', '/m/tournaments');
});

test('a retry loads the tournament after an error', async () => {
  network.use(mockCall(getTournament, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the tournament")).toBeInTheDocument();
  network.use(...tournamentsHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Slots Race')).toBeInTheDocument();
});

test('is not available for a trial', async () => {
  await open(asType(4));
  expect(await screen.findByText('For members only')).toBeInTheDocument();
  await waitFor(() => expect(network.requests(getTournament)).toEqual([]));
});
