import { paths } from '@parlour/kernel';
import { GameTile } from '@parlour/ui/tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { imageHandler } from '../mocks/imageHandler';
import { withGames } from '../mocks/withGames';
import { GameSection } from './GameSection';

const tiles = ['Lucky Harvest', 'Ocean King', 'Ruby Dash', 'Golden Carp', 'Star Fruit', 'Dragon Gate'].map((name) => (
  <GameTile key={name} as="a" href="#" name={name} image={{ src: `/cdn/a/${name}.webp` }} />
));

const meta = {
  title: 'Features/Games/GameSection',
  component: GameSection,
  args: { icon: 'flame', title: 'Hot games', more: paths.games.list, size: tiles.length, children: tiles, onRetry: fn() },
  parameters: { msw: [imageHandler] },
  decorators: [withGames],
} satisfies Meta<typeof GameSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hero: Story = { args: { layout: 'hero' } };
export const Loading: Story = { args: { children: undefined } };
export const Failed: Story = { args: { children: undefined, error: { status: 500 } } };
export const Pages: Story = { args: { pages: { current: 2, count: 5, onChange: fn() } } };
