import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyGames } from '../kitchen-sink/storyImages';
import { GameTile } from '../tile';
import { Rail } from './Rail';

const meta = {
  title: 'Design system/Layout/Rail',
  component: Rail,
  args: {
    item: 'tile',
    label: 'Continue playing',
    children: storyGames.map(({ name, image }) => <GameTile key={name} href="#game" name={name} image={image} />),
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithButtons: Story = { args: { prevLabel: 'Back', nextLabel: 'Next' } };
