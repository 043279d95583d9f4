import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { BalanceMask, Money } from './Money';
import { SymbolsAfter } from './symbolPlace';

const meta = {
  title: 'Design system/Money/Money',
  tags: ['stable'],
  component: Money,
  args: { symbol: '₱', digits: '12,480.55', tone: 'gold' },
  parameters: {
    guide: {
      use: 'For every amount of money on screen.',
      do: [
        'Pass `digits` that `formatMoney` of kernel made of a decimal string.',
        'Use gold for what a player has or may win; up and down for results, with their sign.',
      ],
      dont: ['Do not pass a number.', 'Do not colour an amount red to warn.'],
      words: "The symbol is the wallet's own. It stands before the digits, or after them where the app names it in `SymbolsAfter`.",
      accessibility: 'The sign is a character, so a result does not depend on colour. BalanceMask hides a balance at a constant length.',
      parts: {
        BalanceMask: {
          use: 'For a balance that is hidden or still loading.',
          do: ['Give it the size of the Money that it stands for.'],
          dont: ['Do not mask an amount that the player is about to pay.'],
          words: '`label` says why nothing is shown: "Balance hidden".',
          accessibility: 'Readers hear the `label` and no asterisks. The length is constant, so it tells nothing.',
        },
      },
    },
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Won: Story = { args: { digits: '1,250.00', tone: 'up' } };
export const Lost: Story = { args: { digits: '-350.00', tone: 'down' } };
export const InvalidAmount: Story = { args: { digits: '—' } };
export const Kyat: Story = { args: { symbol: 'Ks', digits: '1,250,000' }, globals: { locale: 'my' } };
export const SymbolAfter: Story = {
  args: { symbol: '₫', digits: '123,456,789,012' },
  decorators: [
    (Story) => (
      <SymbolsAfter value={['₫']}>
        <Story />
      </SymbolsAfter>
    ),
  ],
};
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
