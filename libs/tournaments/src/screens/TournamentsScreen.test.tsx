import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { tournamentsFeature } from '../feature';
import { tournamentsHandlers } from '../mocks/handlers';
import { asMember, asType, asVisitor } from '../mocks/players';
import { tournamentsWire } from '../wire';

useNetwork(...tournamentsHandlers);

const open = (player: typeof asMember | typeof asVisitor = asMember, path = '/m/tournaments') =>
  renderFeature(tournamentsFeature, path, player);

test('lists running, upcoming and finished tournaments; the choice is kept in the URL', async () => {
  const { user, location } = await open(asVisitor);
  expect(await screen.findByRole('article', { name: 'Slots Race' })).toHaveTextContent(/Ends in 1 day 05:.*1st prize ₱10,000Join/);
  await user.click(screen.getByRole('radio', { name: 'Upcoming' }));
  expect(location()).toBe('/m/tournaments?phase=upcoming');
  expect(screen.getByRole('article', { name: 'Reef Week' })).toHaveTextContent(/Starts in 0[12]:/);
  await user.click(screen.getByRole('radio', { name: 'Finished' }));
  expect(screen.getByRole('article', { name: 'Harvest Cup' })).toHaveTextContent(/Ended .*You: #2View/);
});

test('says so if there is none', async () => {
  network.use(mockCall(tournamentsWire.getTournaments, []));
  await open();
  expect(await screen.findByText('No tournament is running now')).toBeInTheDocument();
});

test('shows that it loads, and a retry after an error', async () => {
  network.use(mockCall(tournamentsWire.getTournaments, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the tournaments")).toBeInTheDocument();
  network.use(...tournamentsHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Slots Race')).toBeInTheDocument();
});

test('spec 8: a visitor whom the gateway asks for a session is told that, and of no logout', async () => {
  network.use(mockCall(tournamentsWire.getTournaments, () => httpStatus(401)));
  await open(asVisitor);
  expect(await screen.findByText("We couldn't load the tournaments")).toBeInTheDocument();
  expect(screen.getByText('You are not logged in.')).toBeInTheDocument();
});

test.each([
  ['a trial', 4],
  ['an agent', 41],
])('is not available for %s', async (_, type) => {
  await open(asType(type));
  expect(await screen.findByText('For members only')).toBeInTheDocument();
  expect(network.requests(tournamentsWire.getTournaments)).toEqual([]);
});

test('is off unless the operator enables it', async () => {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: {} } }));
  await open();
  expect(await screen.findByText('Not available here')).toBeInTheDocument();
  expect(network.requests(tournamentsWire.getTournaments)).toEqual([]);
});

test.each([
  ['/m/tournaments', "We couldn't load the tournaments"],
  ['/m/tournaments/t1', "We couldn't load the tournament"],
])('if it is unknown whether the merchant has tournaments, a retry loads %s', async (path, failed) => {
  network.use(mockCall(siteWire.getStatus, httpStatus(500)));
  const { user } = await open(asMember, path);
  expect(await screen.findByText(failed)).toBeInTheDocument();
  expect(screen.queryByText('Not available here')).not.toBeInTheDocument();
  network.use(...tournamentsHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Slots Race')).toBeInTheDocument();
});

test('advertises nothing during a break', async () => {
  const pause = { kind: 'break', startedAt: Date.now() - 1000, until: Date.now() + 3_600_000 } as const;
  network.use(mockCall(playControlsWire.getPlayState, { pause, reached: null }));
  await open();
  expect(await screen.findByRole('heading', { name: /^You are on a break until/ })).toBeInTheDocument();
  expect(screen.queryByText('Slots Race')).not.toBeInTheDocument();
});
