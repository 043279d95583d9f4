import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Design system/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The games did not load',
    text: 'The connection was lost. Your balance is safe.',
    code: 'NETWORK · 14:05',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { busy: true } };
