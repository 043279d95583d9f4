import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money';
import { Facts } from './Facts';

const meta = {
  title: 'Design system/Money/Facts',
  tags: ['stable'],
  component: Facts,
  args: {
    rows: [
      { label: 'You pay', value: <Money symbol="₱" digits="1,000.00" /> },
      { label: 'You receive', value: <Money symbol="₱" digits="1,000.00" /> },
      { label: 'Wagering before withdrawal', value: <Money symbol="₱" digits="1,000.00" /> },
      { label: 'To', value: 'GCash ••••7731' },
    ],
  },
  parameters: {
    guide: {
      use: 'For names and values of one thing: the details of an order.',
      do: ['Put the deciding facts first.'],
      dont: ['Do not use it for comparing several things: use FigureTable.'],
      words: 'Short nouns on the left.',
      accessibility: 'A description list, so that each value is read with its name.',
    },
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongValue: Story = {
  args: { rows: [{ label: 'Reason', value: 'The name of the account holder differs from the name of your Parlour account.' }] },
};
