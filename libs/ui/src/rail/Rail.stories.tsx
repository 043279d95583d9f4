import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyGames } from '../kitchen-sink/storyImages';
import { GameTile } from '../tile';
import { Rail } from './Rail';

const meta = {
  title: 'Design system/Layout/Rail',
  tags: ['stable'],
  component: Rail,
  args: {
    item: 'tile',
    label: 'Continue playing',
    children: storyGames.map(({ name, image }) => <GameTile key={name} href="#game" name={name} image={image} />),
  },
  parameters: {
    guide: {
      use: 'For a row of things of one kind that goes on beyond the screen, the most important first.',
      do: ['Let the last visible item be cut, so that one sees that there is more.'],
      dont: ['Do not put the only way to something into a rail.', 'Do not put a rail into a rail.'],
      words: '`label` says what the row holds: "Hot games".',
      accessibility: 'Arrows appear for mouse and keyboard; a swipe is never the only way.',
    },
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithButtons: Story = { args: { prevLabel: 'Back', nextLabel: 'Next' } };
