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

export const List: Story = {};
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
