import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Design system/Feedback/ErrorState',
  tags: ['stable'],
  component: ErrorState,
  args: {
    title: "We couldn't load the games",
    text: 'The connection was lost. Your balance is safe.',
    code: 'NETWORK · 14:05',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
  parameters: {
    guide: {
      use: "We couldn't load For content that.",
      do: ['Offer to try again, and show the support code.'],
      dont: ['Do not show it beside old content that can still be used: use Notice.'],
      words: "We couldn't load What and what to do, without technical words.",
      accessibility: 'It is announced once. The button keeps the focus while it tries again.',
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { busy: true } };
