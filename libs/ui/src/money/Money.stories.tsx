import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { BalanceMask } from './BalanceMask';
import { Money } from './Money';

const meta = {
  title: 'Design system/Money/Money',
  component: Money,
  args: { symbol: '₱', digits: '12,480.55', tone: 'gold' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Won: Story = { args: { digits: '1,250.00', tone: 'up' } };
export const Lost: Story = { args: { digits: '-350.00', tone: 'down' } };
export const InvalidAmount: Story = { args: { digits: '—' } };
export const Kyat: Story = { args: { symbol: 'Ks', digits: '1,250,000' }, globals: { locale: 'my' } };
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Money {...args} size="s" />
      <Money {...args} size="m" />
      <Money {...args} size="l" />
      <Money {...args} size="xl" />
    </Stack>
  ),
};
export const Hidden: Story = { render: () => <BalanceMask symbol="₱" label="Balance hidden" /> };
