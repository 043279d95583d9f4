import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DayRangePicker, type DayRangePickerProps } from './DayRangePicker';
import { presetRange, readRange } from './dayRange';

const now = new Date(2026, 10, 20, 14, 2).getTime();

const meta = {
  title: 'Design system/Inputs/DayRangePicker',
  tags: ['stable'],
  component: DayRangePicker,
  args: {
    now,
    range: presetRange('7d', now),
    labels: {
      group: 'Period',
      range: { today: 'Today', yesterday: 'Yesterday', '7d': '7 days', '30d': '30 days', custom: 'Custom' },
      days: '1 Nov – 10 Nov',
      from: 'From',
      to: 'To',
      rule: (problem, { max, back }) => (problem ? 'Choose other days.' : `Up to ${max} days, from the last ${back}.`),
      submit: 'Show',
      close: 'Close',
    },
    onChange: () => undefined,
  },
  render: (args) => <Choosing {...args} />,
  parameters: {
    guide: {
      use: 'For the period of a list of records or figures, in its FilterBar.',
      do: ['Start with a short period, because it loads quickly.'],
      dont: ['Do not use it for a single day.'],
      words: 'The presets are relative ("7 days"), the fields are dates.',
      accessibility: 'A native select. The days of a custom range are native date inputs, so each system offers its own picker.',
    },
  },
} satisfies Meta<typeof DayRangePicker>;

function Choosing(props: DayRangePickerProps) {
  const [range, setRange] = useState(props.range);
  return (
    <DayRangePicker
      {...props}
      range={range}
      onChange={({ id, fromDay, toDay }) =>
        setRange(readRange(new URLSearchParams({ range: id, from: fromDay, to: toDay }), props.now, '7d'))
      }
    />
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CustomRange: Story = {
  args: { range: readRange(new URLSearchParams('range=custom&from=2026-11-01&to=2026-11-10'), now, '7d') },
};
