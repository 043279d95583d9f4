import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs';

const items = [
  { id: 'all', label: 'All' },
  { id: 'hot', label: 'Hot' },
  { id: 'favourites', label: 'Favourites' },
  { id: 'recent', label: 'Recent' },
  { id: 'jackpot', label: 'Jackpot' },
  { id: 'table', label: 'Table' },
];

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  args: { items, value: 'all', label: 'Slots', onChange: () => undefined },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live() {
  const [value, setValue] = useState('all');
  return <Tabs items={items} value={value} label="Slots" onChange={setValue} />;
}

export const Default: Story = { render: () => <Live /> };
export const TwoTabs: Story = { args: { items: items.slice(0, 2) } };
