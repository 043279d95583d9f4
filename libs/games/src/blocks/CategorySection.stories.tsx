import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { handlers } from '../mocks/handlers';
import { buildLottery } from '../lottery/mocks/lotteryBuilders';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { discoveryWire, gamesWire, lotteryWire } from '../wire';
import { CategorySection } from './CategorySection';

const shared = [imageHandler, ...handlers];

const tables = Array.from({ length: 9 }, (_, place) => ({
  nodeId: `LIVE-${place + 1}`,
  image: `art/tables/LIVE-${place + 1}`,
  dealer: 'Alma',
  minBet: '50',
  maxBet: '5000',
  freeSeats: place % 4,
  results: ['B', 'P', 'T', 'B', '17', 'P'],
}));
const withFacts = {
  ...buildPage(
    buildGames(9, 'RNG-').map((game, place) => ({
      ...game,
      players: 1204,
      jackpot: place % 3 === 0 ? '612400' : null,
      lastWin: place === 1 ? '84200' : null,
    })),
  ),
  currencySymbol: '₱',
};
const lotteries = [1, 2, 3, 4].map((place) => buildLottery({ nodeId: `LOTT-${place}`, gameName: `Luzon Fast ${place}` }));

const meta = {
  title: 'Features/Games/CategorySection',
  component: CategorySection,
  args: { category: 'RNG' },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof CategorySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => new Promise(() => undefined)), ...shared] } };
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => httpStatus(500)), ...shared] } };
export const Filipino: Story = { args: { category: 'FISH' }, globals: { locale: 'fil' } };

export const WithJackpots: Story = { parameters: { msw: [mockCall(gamesWire.getGames, withFacts), ...shared] } };
export const LiveTables: Story = {
  args: { category: 'LIVE' },
  parameters: { msw: [mockCall(discoveryWire.getTables, { list: tables, currencySymbol: '₱' }), ...shared] },
};
export const LiveLoading: Story = {
  args: { category: 'LIVE' },
  parameters: { msw: [mockCall(gamesWire.getGames, () => new Promise(() => undefined)), ...shared] },
};
export const LiveWithoutTables: Story = { args: { category: 'LIVE' } };
export const Matches: Story = { args: { category: 'ESPORTS' } };
export const MatchesFailed: Story = {
  args: { category: 'SPORTS' },
  parameters: { msw: [mockCall(discoveryWire.getMatches, () => httpStatus(500)), ...shared] },
};
export const Draws: Story = {
  args: { category: 'LOTT' },
  parameters: { msw: [mockCall(lotteryWire.getLotteries, { list: lotteries }), ...shared] },
};
export const WithoutDraws: Story = {
  args: { category: 'LOTT' },
  parameters: { msw: [mockCall(lotteryWire.getLotteries, { list: [] }), ...shared] },
};
export const Burmese: Story = {
  args: { category: 'LIVE' },
  globals: { locale: 'my' },
  parameters: { msw: [mockCall(discoveryWire.getTables, { list: tables, currencySymbol: 'Ks' }), ...shared] },
};
