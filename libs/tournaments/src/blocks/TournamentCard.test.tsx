import { siteWire } from '@parlour/site/wire';
import { playSettings } from '@parlour/player';
import { mockCall, network, refuse, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { tournamentsFeature } from '../feature';
import { finished, joined, tournament, tournamentsHandlers, upcoming } from '../mocks/handlers';
import { asMember, asType, asVisitor } from '../mocks/players';
import { tournamentsWire } from '../wire';
import type { FeaturedTournamentProps } from '../parts/FeaturedTournament';
import { TournamentCard } from './TournamentCard';

useNetwork(...tournamentsHandlers);

const hide = (hidesPromotions: boolean) => playSettings.change((settings) => ({ ...settings, hidesPromotions }));

type Player = typeof asMember | typeof asVisitor;
const open = (player: Player = asMember, locale: 'en' | 'fil' | 'my' = 'en', props: FeaturedTournamentProps = {}) =>
  renderBlock(<TournamentCard {...props} />, { with: [tournamentsFeature, ...player.with], events: player.events, locale });

test.each([
  ['en', /Slots RaceEnds in 1 dayJoin/],
  ['fil', /Slots RaceMatatapos sa loob ng 1 arawSumali/],
  ['my', /Slots Race.* 1 ရက်ပါဝင်ရန်/],
] as const)('shows the running tournament in %s, with the way to join', async (locale, text) => {
  await open(asVisitor, locale);
  const link = await screen.findByRole('link');
  expect(link).toHaveTextContent(text);
  expect(link).toHaveAttribute('href', '/m/tournaments/t1');
});

test('counts the last day down, and shows the own place after joining', async () => {
  network.use(mockCall(tournamentsWire.getTournaments, [{ ...joined, endsAt: Date.now() + 3_700_000 }]));
  await open();
  expect(await screen.findByRole('link')).toHaveTextContent(/Ends in 01:01:\d\dYou: #2/);
});

test('of a game, shows the own place in a tournament in which it counts, or the way to join', async () => {
  const others = { ...joined, id: 'fish', title: 'Reef Week', gameType: 'FISH' };
  network.use(mockCall(tournamentsWire.getTournaments, [others, tournament]));
  const { unmount } = await open(asMember, 'en', { game: { gameType: 'RNG', vendor: 'PALM' } });
  expect(await screen.findByRole('link')).toHaveTextContent(/Slots Race.*Join$/);
  unmount();
  await open(asMember, 'en', { game: { gameType: 'FISH', vendor: 'PALM' } });
  expect(await screen.findByRole('link')).toHaveTextContent(/Reef Week.*You: #2$/);
});

test('of the player, shows only a tournament that the player has joined', async () => {
  network.use(mockCall(tournamentsWire.getTournaments, [tournament]));
  const { container, unmount } = await open(asMember, 'en', { isOwn: true });
  await waitFor(() => expect(network.requests(tournamentsWire.getTournaments)).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  unmount();
  network.use(mockCall(tournamentsWire.getTournaments, [tournament, joined]));
  await open(asMember, 'en', { isOwn: true });
  expect(await screen.findByRole('link')).toHaveTextContent(/You: #2$/);
});

test.each([
  ['of another category', {}, { gameType: 'LIVE', vendor: 'PALM' }],
  ['of another provider', { vendor: 'KITE' }, { gameType: 'RNG', vendor: 'PALM' }],
])('reserves no row for a game %s', async (_, own, game) => {
  network.use(mockCall(tournamentsWire.getTournaments, [{ ...tournament, ...own }]));
  const { container } = await open(asMember, 'en', { game });
  await waitFor(() => expect(network.requests(tournamentsWire.getTournaments)).toHaveLength(1));
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});

test.each<[string, () => void, Player]>([
  ['the merchant has none', () => network.use(mockCall(siteWire.getStatus, { info: { whitelabel: {} } })), asMember],
  ['the player is a trial', () => undefined, asType(4)],
])('asks for nothing and shows nothing if %s', async (_, arrange, player) => {
  arrange();
  const { container } = await open(player);
  await waitFor(() => expect(network.requests(siteWire.getStatus)).toHaveLength(1));
  await act(async () => undefined);
  expect(network.requests(tournamentsWire.getTournaments)).toEqual([]);
  expect(container).not.toHaveTextContent('Slots Race');
});

test.each<[string, () => void]>([
  ['none is running', () => network.use(mockCall(tournamentsWire.getTournaments, [upcoming, finished]))],
  ['the call fails', () => network.use(mockCall(tournamentsWire.getTournaments, () => refuse('NOT_ALLOWED')))],
])('gives its place up if %s', async (_, arrange) => {
  arrange();
  const { container } = await open();
  await waitFor(() => expect(network.requests(tournamentsWire.getTournaments)).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('advertises nothing once the player hides promotions', async () => {
  await open();
  expect(await screen.findByText('Slots Race')).toBeInTheDocument();
  act(() => hide(true));
  expect(screen.queryByText('Slots Race')).not.toBeInTheDocument();
  act(() => hide(false));
});
