import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { FavouriteGames } from './FavouriteGames';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Features/Games/FavouriteGames',
  component: FavouriteGames,
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof FavouriteGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MoreThanTen: Story = {
  parameters: { msw: [mockCall(gamesWire.getFavourites, buildPage(buildGames(11, 'fav-'))), ...shared] },
};
