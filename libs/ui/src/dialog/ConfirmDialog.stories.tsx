import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Design system/Overlays/ConfirmDialog',
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
