import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  title: 'Design system/Feedback/Spinner',
  tags: ['stable'],
  component: Spinner,
  args: { label: 'Loading' },
  parameters: {
    guide: {
      use: 'For a short wait in a small place, when it is unknown how much will appear.',
      do: ['Prefer Skeleton for a list or a screen.'],
      dont: ['Do not cover a screen with it.'],
      words: 'The label says what is awaited: "Loading".',
      accessibility: 'The label is read once; the movement stops with reduced motion.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
