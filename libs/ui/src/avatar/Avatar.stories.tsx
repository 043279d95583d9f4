import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameImage } from '../kitchen-sink/storyImages';
import { Avatar } from './Avatar';

const meta = {
  title: 'Design system/Data/Avatar',
  tags: ['stable'],
  component: Avatar,
  args: { name: 'Maria' },
  parameters: {
    guide: {
      use: 'For a player beside the name.',
      do: ['Show the name beside it.'],
      dont: ['Do not use it as the only sign of who it is.'],
      words: 'Without an image it shows the first letter.',
      accessibility: 'Decorative, because the name is beside it.',
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithImage: Story = { args: { src: gameImage('', 'crown', 5).src } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
export const Large: Story = { args: { size: 'l' } };
