import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from './Dialog';

const meta = {
  title: 'Design system/Overlays/ConfirmDialog',
  tags: ['stable'],
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Give up this bonus?',
    text: '₱500.00 of bonus money leaves your balance. The ₱1,000.00 that you deposited stays.',
    confirmLabel: 'Give up ₱500.00',
    cancelLabel: 'Keep bonus',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  parameters: {
    guide: {
      isFramed: true,
      use: 'For the question before something that cannot be undone, unless a summary with a password asks it already.',
      do: [
        'Let the text name the consequence, with the amount.',
        'Set `busy` until the answer is there: the dialog stays, and a second tap does nothing.',
      ],
      dont: ['Do not ask before an action that can be undone: offer "Undo" in a toast.'],
      words:
        'Both buttons say what they do: "Cancel order", "Keep order". Where money moves, the amount is on the button: "Give up ₱500.00".',
      accessibility: 'Like Dialog, it holds the focus, and Esc and Back mean "no".',
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Remove this account?',
    text: 'GCash ••••7731',
    confirmLabel: 'Remove account',
    cancelLabel: 'Keep account',
  },
};

function Live() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log out</Button>
      <ConfirmDialog
        open={isOpen}
        title="Log out?"
        confirmLabel="Log out"
        cancelLabel="Stay logged in"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

export const OpensAndCloses: Story = { render: () => <Live /> };
