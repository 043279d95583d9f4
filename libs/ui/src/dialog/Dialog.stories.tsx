import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

const meta = {
  title: 'Design system/Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Play for real',
    children: 'This function needs a real account. It takes a minute.',
    onClose: () => undefined,
    actions: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Register</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongLabels: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary">Hindi muna ngayon, babalik ako</Button>
        <Button>Magrehistro ng totoong account</Button>
      </>
    ),
  },
};
export const Burmese: Story = {
  args: {
    title: 'အကောင့်မှ ထွက်မလား',
    children: 'ပြန်ဝင်ရန် စကားဝှက် လိုအပ်ပါမည်။',
    actions: (
      <>
        <Button variant="secondary">မထွက်ပါ</Button>
        <Button>ထွက်မည်</Button>
      </>
    ),
  },
  globals: { locale: 'my' },
};

const confirm = {
  open: true,
  title: 'Withdraw ₱ 5,000.00?',
  text: 'To GCash ••••7731. It usually takes less than 15 minutes.',
  confirmLabel: 'Withdraw',
  cancelLabel: 'Change',
  onConfirm: () => undefined,
  onCancel: () => undefined,
};

export const Confirm: Story = { render: () => <ConfirmDialog {...confirm} /> };
export const ConfirmBusy: Story = { render: () => <ConfirmDialog {...confirm} busy /> };
export const ConfirmDanger: Story = {
  render: () => (
    <ConfirmDialog {...confirm} tone="danger" title="Remove this account?" text="GCash ••••7731" confirmLabel="Remove" cancelLabel="Keep" />
  ),
};

function Live() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log out</Button>
      <ConfirmDialog
        {...confirm}
        open={isOpen}
        title="Log out?"
        text={undefined}
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

export const OpensAndCloses: Story = { render: () => <Live /> };
