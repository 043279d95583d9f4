import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart';

const meta = {
  title: 'Design system/Data/BarChart',
  tags: ['stable'],
  component: BarChart,
  args: {
    values: [120, -40, 0, 310, 15, -220, 60],
    label: 'Net result, Nov 14 to Nov 20',
    format: (value: number) => `${value < 0 ? '−' : ''}₱${Math.abs(value)}`,
    first: 'Nov 14',
    last: 'Nov 20',
  },
  parameters: {
    guide: {
      use: 'For a figure per day over a week or a month.',
      do: ['Always pair it with a FigureTable of the same figures.'],
      dont: ['Do not plan it for fewer than four values: write them as Facts. Only a range that the player narrows may have fewer.'],
      words: 'The label says what is counted and for when. `format` writes the sign before the symbol: "−₱200".',
      accessibility: 'The chart is one image with a name; the table beside it holds the values.',
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The player has narrowed the range to one day. */
export const OneDay: Story = { args: { values: [12], label: 'Net result, Nov 14' } };
export const Empty: Story = { args: { values: [0, 0, 0] } };
export const AllBelow: Story = { args: { values: [-5, -50, -20] } };
export const NinetyDays: Story = { args: { values: Array.from({ length: 90 }, (_, day) => Math.round(Math.sin(day) * 100)) } };
