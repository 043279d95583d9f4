import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IconButton } from '../button';
import { Chip, ChipRow, SelectChip } from '../chip';
import { Page } from '../page';
import { TabPanel, Tabs } from '../tabs';
import { FilterBar, type FilterBarProps } from './FilterBar';

type BarProps = { labels: string[] };

function Bar({ labels }: BarProps) {
  return (
    <FilterBar label="Games">
      <ChipRow layout="inline" label="Kind">
        {labels.map((label) => (
          <Chip key={label}>{label}</Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}

const meta = {
  title: 'Design system/Navigation/FilterBar',
  tags: ['new'],
  component: FilterBar,
  args: { label: 'Games', children: <Chip>Slots</Chip> },
  parameters: {
    bare: true,
    guide: {
      use: 'For a list that can be narrowed: its kind, its order, what was chosen, its views.',
      do: ['Put it first in a Page, outside of a Stack, so that it stays in view.', 'Begin with what players change most.'],
      dont: ['Do not use a second line: the list begins right below it.', 'Do not put a text field in it.'],
      words: 'One or two words each.',
      accessibility: 'A group with a name; the line scrolls by touch, by wheel and by focus.',
      anatomy: { story: 'Narrowed', parts: { Bar: '.bar', Line: '.track', Choice: '.chip', Target: '.select', End: '.end' } },
      pairs: [
        {
          do: ['Short choices in one line.', () => <Bar labels={['Slots', 'Fishing', 'Live']} />],
          dont: [
            'Long words push the other choices out of view.',
            () => <Bar labels={['All games of every provider', 'Newest games first']} />,
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const views = ['All', 'Hot', 'Jackpot', 'Table', 'Arcade'].map((label) => ({ id: label, label }));
const providers = ['', 'Palm Play', 'Reef Games'].map((value) => ({ value, label: value || 'All providers' }));

function Games({ chosen, end }: Pick<FilterBarProps, 'end'> & { chosen?: string }) {
  const [provider, setProvider] = useState(chosen ?? '');
  const [view, setView] = useState('All');
  return (
    <Page>
      <FilterBar label="Games" end={end}>
        <SelectChip label="Category" options={[{ value: 'slots', label: 'Slots' }]} value="slots" onChange={() => undefined} />
        <SelectChip label="Provider" placeholder="Provider" options={providers} value={provider} onChange={setProvider} />
        {chosen && (
          <ChipRow layout="inline" label="Selected filters">
            <Chip onRemove={() => undefined} removeLabel="Remove bet from 1">
              Bet from 1
            </Chip>
          </ChipRow>
        )}
        <Tabs look="chips" items={views} value={view} onChange={setView} label="Game types" panelId="games" />
      </FilterBar>
      <TabPanel id="games" label={view}>
        <p>{view}</p>
      </TabPanel>
    </Page>
  );
}

export const Default: Story = { render: () => <Games /> };
export const Narrowed: Story = { render: () => <Games chosen="Palm Play" end={<IconButton icon="filter" label="Filter" />} /> };
