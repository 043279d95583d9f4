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
  tags: ['stable'],
  component: Tabs,
  args: { items, value: 'all', label: 'Slots', onChange: () => undefined },
  parameters: {
    guide: {
      use: 'For views of one screen that share an address.',
      do: ['Keep the typed text when a player changes the tab.'],
      dont: ['Do not use it for steps of a task.', 'Do not use it for pages with an address each: use SegmentedNav.'],
      words: 'One or two words each.',
      accessibility: 'Arrow keys, Home and End move; each tab controls its panel.',
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live() {
  const [value, setValue] = useState('all');
  return <Tabs items={items} value={value} label="Slots" onChange={setValue} />;
}

export const Default: Story = { render: () => <Live /> };
export const TwoTabs: Story = { args: { items: items.slice(0, 2) } };
