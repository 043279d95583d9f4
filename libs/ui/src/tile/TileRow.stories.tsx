import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyGames } from '../kitchen-sink/storyImages';
import { TileRowSkeleton } from '../skeleton/Skeleton';
import { GameTile } from './GameTile';
import { TileRow } from './TileRow';

const tiles = Array.from({ length: 9 }, (_, place) => storyGames[place % storyGames.length]).flatMap((game) => (game ? [game] : []));

const meta = {
  title: 'Design system/Data/TileRow',
  tags: ['new'],
  component: TileRow,
  args: { children: tiles.map((game, place) => <GameTile key={place} href="#game" {...game} />) },
  parameters: {
    guide: {
      use: 'For the games of one section on a page with many sections, so that each section stays short.',
      do: [
        'Put a SectionTitle above the row, with buttons that scroll it.',
        'Make the most important game the hero, the first and largest tile.',
      ],
      dont: ['Do not use it for the only list of a page: TileGrid shows more games at once.'],
      words: 'None of its own; the title above it names the row.',
      accessibility: 'It scrolls by touch, by the focus of its tiles and by the buttons of its title.',
    },
  },
} satisfies Meta<typeof TileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hero: Story = {
  args: {
    layout: 'hero',
    children: tiles.map((game, place) => (
      <GameTile
        key={place}
        href="#game"
        {...game}
        isHero={place === 0}
        note={{ kind: 'players', figure: '1,204', text: '1,204 playing' }}
      />
    )),
  },
};
export const Loading: Story = { render: () => <TileRowSkeleton /> };
export const LoadingHero: Story = { render: () => <TileRowSkeleton count={6} layout="hero" /> };
export const LoadingCards: Story = { render: () => <TileRowSkeleton width="card" /> };
