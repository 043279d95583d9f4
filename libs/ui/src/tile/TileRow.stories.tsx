import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyGames } from '../kitchen-sink/storyImages';
import { TileRowSkeleton } from '../skeleton/TileRowSkeleton';
import { GameTile } from './GameTile';
import { TileRow } from './TileRow';

const tiles = Array.from({ length: 9 }, (_, place) => storyGames[place % storyGames.length]).flatMap((game) => (game ? [game] : []));

const meta = {
  title: 'Design system/Data/TileRow',
  component: TileRow,
  args: { children: tiles.map((game, place) => <GameTile key={place} href="#game" {...game} />) },
} satisfies Meta<typeof TileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hero: Story = {
  args: {
    layout: 'hero',
    children: tiles.map((game, place) => (
      <GameTile key={place} href="#game" {...game} isHero={place === 0} note={{ text: place === 0 ? '1,204 playing' : '₱612,400' }} />
    )),
  },
};
export const Loading: Story = { render: () => <TileRowSkeleton /> };
export const LoadingHero: Story = { render: () => <TileRowSkeleton count={6} layout="hero" /> };
export const LoadingCards: Story = { render: () => <TileRowSkeleton width="card" /> };
