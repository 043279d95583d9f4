import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceCards, type ChoiceItem } from './ChoiceCards';

const items: readonly ChoiceItem[] = [
  { id: 'wallet', title: 'E-wallet', text: 'about 2 min' },
  { id: 'qr', title: 'QR', text: 'about 3 min' },
  { id: 'bank', title: 'Bank', text: 'up to 30 min' },
];

const meta = {
  title: 'Design system/Inputs/ChoiceCards',
  tags: ['stable'],
  component: ChoiceCards,
  args: { items, value: 'wallet', label: 'How', onChange: () => undefined },
  parameters: {
    guide: {
      use: 'For a choice of two to about six that each need a line of explanation, such as ways to pay.',
      do: ['Say in the second line what decides: cost, time, limit.', 'Disable a choice with the reason in its text.'],
      dont: ['Do not use it for bare words: use Segmented for up to four and SelectField for more.'],
      words: 'The title is the name of the thing; the text is one short fact.',
      accessibility: 'A group of radio buttons: arrow keys move, and `label` names the group.',
    },
  },
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live() {
  const [value, setValue] = useState<string>('wallet');
  return <ChoiceCards items={items} value={value} label="How" onChange={setValue} />;
}

export const Default: Story = { name: 'Radio buttons', render: () => <Live /> };
export const OneUnavailable: Story = {
  args: { items: [...items.slice(0, 2), { id: 'bank', title: 'Bank', text: 'Down until 14:00', disabled: true }] },
};
export const AsList: Story = {
  args: {
    layout: 'list',
    items: [
      { id: 'gcash', title: 'GCash', text: '₱100 to ₱20,000 · no fee', icon: 'smartphone' },
      { id: 'maya', title: 'Maya', text: '₱100 to ₱50,000 · no fee', icon: 'wallet' },
    ],
    value: undefined,
  },
};
