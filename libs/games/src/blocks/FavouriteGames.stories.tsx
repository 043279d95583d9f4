import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesStage } from '../mocks/GamesStage';
import { artHandler } from '../mocks/artHandler';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { FavouriteGames } from './FavouriteGames';

const shared = [artHandler, ...handlers];

const meta = {
  title: 'Data/FavouriteGames',
  component: FavouriteGames,
  parameters: { msw: shared },
  decorators: [
    (Story, { globals }) => (
      <GamesStage locale={globals.locale}>
        <Story />
      </GamesStage>
    ),
  ],
} satisfies Meta<typeof FavouriteGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MoreThanTen: Story = {
  parameters: { msw: [mockCall(gamesWire.getFavourites, buildPage(buildGames(11, 'fav-'))), ...shared] },
};
