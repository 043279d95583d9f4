import { forgetCopies } from '@parlour/kernel/storage';
import { paths } from '@parlour/kernel';
import { httpStatus, mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { buildGame, buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { discoveryWire, gamesWire } from '../wire';
import { EsportsScreen } from './esports/EsportsScreen';
import { FavouritesScreen } from './FavouritesScreen';
import { GameCenterScreen } from './game-center/GameCenterScreen';
import { GameListScreen } from './GameListScreen';
import { SlotsCenterScreen } from './slots-center/SlotsCenterScreen';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Features/Games/GamesScreens',
  component: GameListScreen,
  parameters: { msw: shared, path: paths.games.slot },
  decorators: [
    () => (
      <Routes>
        <Route path={paths.games.slot} element={<GameListScreen />} />
        <Route path={paths.games.hot} element={<GameListScreen />} />
        <Route path={paths.games.live} element={<GameListScreen />} />
        <Route path={paths.games.sport} element={<GameListScreen />} />
        <Route path={paths.games.list} element={<GameListScreen />} />
        <Route path={paths.games.esport} element={<EsportsScreen />} />
        <Route path={paths.games.center} element={<GameCenterScreen />} />
        <Route path={paths.games.slotsCenter} element={<SlotsCenterScreen />} />
        <Route path={paths.games.favourites} element={<FavouritesScreen />} />
      </Routes>
    ),
    withGames,
  ],
} satisfies Meta<typeof GameListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const failing = [mockCall(gamesWire.getGames, () => httpStatus(500)), ...shared];
const waiting = [mockCall(gamesWire.getGames, () => new Promise(() => undefined)), ...shared];
const empty = [mockCall(gamesWire.getGames, { games: [], pageNum: 1, totalPages: 0 }), ...shared];

const tagged = [
  buildGame({ displayName: 'Palm Play', tags: ['NEW'] }),
  buildGame({ nodeId: 'n2', displayName: 'Palm Play', gameClassify: 'JP' }),
  buildGame({ nodeId: 'n3', displayName: 'Palm Play', tags: ['HOT'] }),
  buildGame({ nodeId: 'n4', displayName: 'Palm Play', supportPlay: false }),
];

const matches = ['Cebu Corals', 'Quezon Comets', 'Yangon Harbor'].map((home, place) => ({
  matchId: `m${place}`,
  gameName: place === 1 ? 'Metro Basketball' : 'Islands Football League',
  home,
  away: 'Mandalay Royals',
  startsAt: Date.now() + place * 12 * 3_600_000,
  isLive: place === 0,
  vassalage: 'GOAL',
  odds: { home: '1.55', draw: place === 1 ? null : '3.10', away: '2.40' },
}));
const tables = Array.from({ length: 25 }, (_, place) => ({
  nodeId: `LIVE-${place + 1}`,
  // Every sixth game has no table.
  ...(place % 6 === 5 ? {} : { image: `art/tables/LIVE-${place + 1}`, dealer: 'Marisol', minBet: '50', maxBet: '5000' }),
  freeSeats: place % 4,
  results: place % 6 === 5 ? [] : ['B', 'P', 'T', 'B', 'P', 'P', 'B', 'B'],
}));
const withTables = [mockCall(discoveryWire.getTables, { list: tables, currencySymbol: '₱' }), ...shared];

export const List: Story = {};
export const Live: Story = { parameters: { path: paths.games.live, msw: withTables } };
export const LiveFiltered: Story = { parameters: { path: `${paths.games.live}?stake=50&seats=free`, msw: withTables } };
export const LiveLoading: Story = { parameters: { path: paths.games.live, msw: waiting } };
export const LiveTablesFailed: Story = {
  parameters: { path: paths.games.live, msw: [mockCall(discoveryWire.getTables, () => httpStatus(500)), ...shared] },
};
export const LiveBurmese: Story = { parameters: { path: paths.games.live, msw: withTables }, globals: { locale: 'my' } };
export const Sports: Story = {
  parameters: { path: paths.games.sport, msw: [mockCall(discoveryWire.getMatches, { list: matches }), ...shared] },
};
export const ListTagged: Story = { parameters: { msw: [mockCall(gamesWire.getGames, buildPage(tagged)), ...shared] } };
export const ListNextFailed: Story = {
  parameters: {
    msw: [
      mockCall(gamesWire.getGames, ({ pageNo }) => (pageNo > 1 ? httpStatus(500) : { ...buildPage(buildGames(6)), totalPages: 2 })),
      ...shared,
    ],
  },
};
export const Hot: Story = { parameters: { path: paths.games.hot } };
export const ListLoading: Story = { parameters: { msw: waiting } };
export const ListEmpty: Story = { parameters: { msw: empty } };
export const ListFailed: Story = { parameters: { msw: failing } };
export const ListFiltered: Story = { parameters: { path: `${paths.games.slot}?dataType=filter&vassalage=REEF&minBet=0.1` } };
export const Vendors: Story = { parameters: { path: `${paths.games.list}?gameType=LIVESTREAM` } };
export const Esports: Story = { parameters: { path: paths.games.esport } };
export const EsportsLaunchFailed: Story = {
  // Vendors that are kept would be shown, and tapped, before the screen knows that it may launch them itself.
  beforeEach: forgetCopies,
  parameters: { path: paths.games.esport, msw: [mockCall(gamesWire.launchGame, () => refuse('VENDOR_MAINTENANCE')), ...shared] },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: /^Arena/ }));
    await within(canvasElement).findByRole('alert');
  },
};
export const EsportsWithoutVendors: Story = {
  parameters: { path: paths.games.esport, msw: [mockCall(gamesWire.getVendors, { content: [] }), ...shared] },
};
export const EsportsWithoutMatches: Story = {
  parameters: { path: paths.games.esport, msw: [mockCall(discoveryWire.getMatches, () => httpStatus(500)), ...shared] },
};
export const Center: Story = { parameters: { path: paths.games.center } };
export const CenterFailed: Story = { parameters: { path: paths.games.center, msw: failing } };
export const SlotsCenter: Story = { parameters: { path: paths.games.slotsCenter } };
export const SlotsCenterBurmese: Story = { parameters: { path: paths.games.slotsCenter }, globals: { locale: 'my' } };
export const Favourites: Story = { parameters: { path: paths.games.favourites } };
export const FavouritesEmpty: Story = {
  parameters: { path: paths.games.favourites, msw: [mockCall(gamesWire.getFavourites, buildPage([])), ...shared] },
};
