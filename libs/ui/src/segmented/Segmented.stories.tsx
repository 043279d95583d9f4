import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Segmented } from './Segmented';

const items = [
  { id: 'bets', label: 'Bets' },
  { id: 'money', label: 'Money' },
  { id: 'result', label: 'Results' },
];

const meta = {
  title: 'Design system/Inputs/Segmented',
  component: Segmented,
  args: { items, value: 'bets', label: 'Record', onChange: () => undefined },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live() {
  const [value, setValue] = useState('bets');
  return <Segmented items={items} value={value} label="Record" onChange={setValue} />;
}

export const Default: Story = { name: 'Radio buttons', render: () => <Live /> };
export const Burmese: Story = {
  args: {
    items: [
      { id: 'username', label: 'အသုံးပြုသူအမည်' },
      { id: 'mobile', label: 'ဖုန်းနံပါတ်' },
    ],
    value: 'username',
  },
  globals: { locale: 'my' },
};
