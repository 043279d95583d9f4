import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Stack } from '../page';
import { Notice } from './Notice';

const meta = {
  title: 'Design system/Feedback/Notice',
  tags: ['stable'],
  component: Notice,
  args: { tone: 'info', title: "We're checking this", children: "Don't repeat it. Order W-2611-004182." },
  parameters: {
    guide: {
      use: 'For information that belongs to one place on the page.',
      do: ['Put it where it matters, above the part that it concerns.'],
      dont: ['Do not use it for the result of a tap: use a toast.', 'Do not stack more than two.'],
      words: 'One sentence; the action is a verb.',
      accessibility: 'Each tone also has an icon, because colour alone says nothing.',
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Above the content of the cache. */
export const Offline: Story = {
  args: {
    tone: 'warn',
    title: undefined,
    children: 'As of 14:02. No internet. Check your connection and try again.',
    action: (
      <Button size="s" variant="secondary">
        Try again
      </Button>
    ),
  },
};

export const EveryTone: Story = {
  render: () => (
    <Stack>
      <Notice tone="info">Information can be delayed.</Notice>
      <Notice
        tone="warn"
        title="Taking longer than usual"
        action={
          <Button size="s" variant="secondary">
            Send proof
          </Button>
        }
      >
        The wallet has not told us about the payment yet.
      </Notice>
      <Notice tone="danger" title="Withdrawals are closed">
        They open again at 06:00.
      </Notice>
      <Notice tone="success">Your deposit was credited.</Notice>
    </Stack>
  ),
};
export const EveryToneLight: Story = { ...EveryTone, globals: { theme: 'light' } };
