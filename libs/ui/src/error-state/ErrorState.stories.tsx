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
      use: "For content that couldn't be loaded.",
      do: ['Offer to try again, and show the support code.'],
      dont: ['Do not show it beside old content that can still be used: use Notice.'],
      words: "What couldn't be loaded and what to do, without technical words.",
      accessibility: 'It is announced once. The button keeps the focus while it tries again.',
      anatomy: { parts: { Surface: '.state', Icon: '.icon', Title: '.title', Text: '.text', Retry: '.action', Code: '.code' } },
      pairs: [
        {
          do: [
            'It says what is missing, what is safe, and how to go on.',
            () => (
              <ErrorState
                title="We couldn't load the games"
                text="Your balance is safe."
                code="NETWORK · 14:05"
                retryLabel="Try again"
                onRetry={() => undefined}
              />
            ),
          ],
          dont: [
            'Technical words tell a player nothing.',
            () => <ErrorState title="Error 503" text="Upstream connection reset" retryLabel="OK" onRetry={() => undefined} />,
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { busy: true } };
