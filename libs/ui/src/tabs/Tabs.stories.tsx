import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TabPanel } from './TabPanel';
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
  args: { items, value: 'all', label: 'Slots', panelId: 'slots', onChange: () => undefined },
  parameters: {
    guide: {
      use: 'For views of one screen that share an address.',
      do: ['Keep the typed text when a player changes the tab.', 'Use the look `chips` in a FilterBar.'],
      dont: ['Do not use it for steps of a task.', 'Do not use it for pages with an address each: use SegmentedNav.'],
      words: 'One or two words each.',
      accessibility: 'Arrow keys, Home and End move; each tab controls its panel.',
      parts: {
        TabPanel: {
          use: 'For the view that the Tabs choose.',
          do: ['Give it the label of the chosen tab.'],
          dont: ['Do not use it without Tabs.'],
          words: 'The same as on the tab.',
          accessibility: 'A panel with the name of its tab.',
        },
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

type LiveProps = { shown?: typeof items };

function Live({ shown = items }: LiveProps) {
  const [value, setValue] = useState('all');
  const { label = '' } = shown.find(({ id }) => id === value) ?? {};
  return (
    <>
      <Tabs items={shown} value={value} label="Slots" panelId="slots" onChange={setValue} />
      <TabPanel id="slots" label={label}>
        <p>{label}</p>
      </TabPanel>
    </>
  );
}

export const Default: Story = { render: () => <Live /> };
export const TwoTabs: Story = { render: () => <Live shown={items.slice(0, 2)} /> };
