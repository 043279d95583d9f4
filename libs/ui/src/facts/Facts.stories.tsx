import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money';
import { Facts } from './Facts';

const meta = {
  title: 'Design system/Money/Facts',
  component: Facts,
  args: {
    rows: [
      { label: 'You pay', value: <Money symbol="₱" digits="1,000.00" /> },
      { label: 'You receive', value: <Money symbol="₱" digits="1,000.00" /> },
      { label: 'Turnover before withdrawal', value: <Money symbol="₱" digits="1,000.00" /> },
      { label: 'To', value: 'GCash ••••7731' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongValue: Story = {
  args: { rows: [{ label: 'Reason', value: 'The name of the account holder differs from the name of your Parlour account.' }] },
};
