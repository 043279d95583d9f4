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

type StillProps = { labels: [string, ...string[]] };

function Still({ labels }: StillProps) {
  const tabs = labels.map((label) => ({ id: label, label }));
  return <Tabs items={tabs} value={labels[0]} label="Slots" panelId={labels[0]} onChange={() => undefined} />;
}

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
      anatomy: { parts: { Line: '.tabs', Tab: '.tab', 'Chosen tab': '[aria-selected=true]' } },
      pairs: [
        {
          do: ['One word for each view.', () => <Still labels={['All', 'Hot', 'Jackpot']} />],
          dont: [
            'Numbered steps are a task, which tabs do not lead through.',
            () => <Still labels={['1. Amount', '2. Method', '3. Pay']} />,
          ],
        },
      ],
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
