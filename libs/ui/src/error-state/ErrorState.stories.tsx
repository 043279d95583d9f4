import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Design system/Feedback/ErrorState',
  tags: ['stable'],
  component: ErrorState,
  args: {
    title: 'The games did not load',
    text: 'The connection was lost. Your balance is safe.',
    code: 'NETWORK · 14:05',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
  parameters: {
    guide: {
      use: 'For content that did not load.',
      do: ['Offer to try again, and show the support code.'],
      dont: ['Do not show it beside old content that can still be used: use Notice.'],
      words: 'What did not load and what to do, without technical words.',
      accessibility: 'It is announced once. The button keeps the focus while it tries again.',
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { busy: true } };
