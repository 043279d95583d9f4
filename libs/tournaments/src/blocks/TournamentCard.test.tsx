import { merchantWire } from '@parlour/merchant/wire';
import { playSettings } from '@parlour/player';
import { mockCall, network, refuse, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { tournamentsFeature } from '../feature';
import { tournamentsHandlers } from '../mocks/handlers';
import { asMember, asType, asVisitor } from '../mocks/players';
import { finished, joined, upcoming } from '../mocks/tournaments';
import { tournamentsWire } from '../wire';
import { TournamentCard } from './TournamentCard';

useNetwork(...tournamentsHandlers);

const hide = (hidesPromotions: boolean) => playSettings.change((settings) => ({ ...settings, hidesPromotions }));

type Player = typeof asMember | typeof asVisitor;
const open = (player: Player = asMember, locale: 'en' | 'fil' | 'my' = 'en') =>
  renderBlock(<TournamentCard />, { with: [tournamentsFeature, ...player.with], events: player.events, locale });

test.each([
  ['en', 'Tournaments', 'Join'],
  ['fil', 'Mga paligsahan', 'Sumali'],
  ['my', 'ပြိုင်ပွဲများ', 'ပါဝင်ရန်'],
] as const)('shows the running tournament in %s, with the way to join', async (locale, title, join) => {
  await open(asVisitor, locale);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(await screen.findByRole('timer')).toHaveTextContent(/^1 .+ 05:(29|30):\d\d$/);
  expect(screen.getByRole('link', { name: join })).toHaveAttribute('href', '/m/tournaments/t1');
});

test('shows the own place after joining', async () => {
  network.use(mockCall(tournamentsWire.getTournaments, [joined]));
  await open();
  expect(await screen.findByText('You: #2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View' })).toBeInTheDocument();
});

test.each<[string, () => void, Player]>([
  ['the merchant has none', () => network.use(mockCall(merchantWire.getStatus, { info: { whitelabel: {} } })), asMember],
  ['the player is a trial', () => undefined, asType(4)],
])('asks for nothing and shows nothing if %s', async (_, arrange, player) => {
  arrange();
  const { container } = await open(player);
  await waitFor(() => expect(network.requests(merchantWire.getStatus)).toHaveLength(1));
  await act(async () => undefined);
  expect(network.requests(tournamentsWire.getTournaments)).toEqual([]);
  expect(container).not.toHaveTextContent('Tournaments');
});

test.each<[string, () => void]>([
  ['none is running', () => network.use(mockCall(tournamentsWire.getTournaments, [upcoming, finished]))],
  ['the call fails', () => network.use(mockCall(tournamentsWire.getTournaments, () => refuse('NOT_ALLOWED')))],
])('gives its place up if %s', async (_, arrange) => {
  arrange();
  await open();
  await waitFor(() => expect(network.requests(tournamentsWire.getTournaments)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tournaments' })).not.toBeInTheDocument());
});

test('advertises nothing once the player hides promotions', async () => {
  await open();
  expect(await screen.findByText('Slots Race')).toBeInTheDocument();
  act(() => hide(true));
  expect(screen.queryByText('Slots Race')).not.toBeInTheDocument();
  act(() => hide(false));
});
