import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './ToastRegion';

type OneProps = { level: 'success' | 'fail'; text: string };

function One({ level, text }: OneProps) {
  return (
    <ToastRegion
      toasts={[{ id: text, level, text, durationMs: 600_000 }]}
      label="Messages"
      dismissLabel="Dismiss"
      onDismiss={() => undefined}
    />
  );
}

const meta = {
  title: 'Design system/Feedback/ToastRegion',
  tags: ['stable'],
  component: ToastRegion,
  args: {
    toasts: [{ id: '1', level: 'success', text: 'Copied', durationMs: 600_000 }],
    label: 'Messages',
    dismissLabel: 'Dismiss',
    onDismiss: () => undefined,
  },
  parameters: {
    guide: {
      isFramed: true,
      use: 'For the short result of what the player has just done; the app shows it once.',
      do: ['Keep it to one line; offer "Undo" where possible.'],
      dont: ['Do not use it for anything that the player must not miss.', 'Do not use it for an error of a field.'],
      words: 'What has happened, in the past: "Address copied".',
      accessibility: 'A live region. The time stops while a toast is touched, hovered or focused, and while another tab is in front.',
      anatomy: { parts: { Surface: '.toast', Icon: '.icon', Text: '.text', Close: '.iconButton' } },
      pairs: [
        {
          do: ['It says what has just happened.', () => <One level="success" text="Address copied" />],
          dont: [
            'A refused withdrawal is gone after three seconds: it belongs on the screen.',
            () => <One level="fail" text="The withdrawal of ₱5,000.00 was refused." />,
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryLevel: Story = {
  args: {
    toasts: [
      { id: '1', level: 'info', text: 'Your session ends in 5 minutes.', durationMs: 600_000 },
      { id: '2', level: 'success', text: 'Added to your favourites', durationMs: 600_000 },
      { id: '3', level: 'fail', text: "We couldn't open the game. Nothing was charged.", durationMs: 600_000 },
      { id: '4', level: 'offline', text: 'Please login an actual account to use this function', durationMs: 600_000 },
      { id: '5', level: 'loading', text: 'Sending the code' },
    ],
  },
};
export const Burmese: Story = {
  args: { toasts: [{ id: '1', level: 'success', text: 'ကူးယူပြီးပါပြီ', durationMs: 600_000 }] },
  globals: { locale: 'my' },
};
