import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  title: 'Design system/Feedback/Badge',
  tags: ['stable'],
  component: Badge,
  args: { count: 3, label: '3 unread messages' },
  parameters: {
    guide: {
      use: 'For the number of messages or tasks that wait.',
      do: ['Let it disappear at zero.'],
      dont: ['Do not use it for decoration or for "new".'],
      words: 'Digits only, "99+" at most.',
      accessibility: '`label` is the full text: "3 unread messages".',
      anatomy: { parts: { Badge: '.badge' } },
      pairs: [
        {
          do: ['Above 99 the exact number no longer matters.', () => <Badge count={1284} />],
          dont: ['A long number covers what it belongs to.', () => <Badge count={1284} max={9999} />],
        },
      ],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MoreThanMax: Story = { args: { count: 128, label: 'More than 99 unread messages' } };
