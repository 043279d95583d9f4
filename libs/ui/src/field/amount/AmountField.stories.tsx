import type { Meta, StoryObj } from '@storybook/react-vite';
import { SymbolsAfter } from '../../money/symbolPlace';
import { AmountField } from './AmountField';

const meta = {
  title: 'Design system/Inputs/AmountField',
  tags: ['stable'],
  component: AmountField,
  args: { label: 'Amount · ₱100 to ₱20,000', symbol: '₱', defaultValue: '1000' },
  parameters: {
    guide: {
      use: 'For an amount of money that the player types.',
      do: ['Say the limits in `hint` before the player makes a mistake.', 'Offer usual amounts as chips below it.'],
      dont: [
        'Do not clean its value while it is typed: read it with `typedAmount` of kernel, and refuse what is not clear.',
        'Do not use it for a number that is not money.',
      ],
      words: 'Label with what happens to the money: "Amount to withdraw".',
      accessibility: 'It opens the decimal keypad. The currency stands where its amounts have it and belongs to the name.',
      anatomy: {
        story: 'Understood',
        parts: { Label: '.label', Box: '.box', Symbol: '.symbol', Amount: '.amount', Hint: '.hint', Reading: '.reading' },
      },
      pairs: [
        {
          do: [
            'The limits are there before the mistake.',
            () => <AmountField label="Amount to deposit" symbol="₱" hint="₱100 to ₱20,000" />,
          ],
          dont: [
            'The limits come as a reproach, and without a number.',
            () => <AmountField label="Amount" symbol="₱" defaultValue="50" error="The amount is too low." />,
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Understood: Story = { args: { defaultValue: '1 000', hint: '₱100 to ₱20,000', reading: '= ₱1,000.00' } };
export const Empty: Story = { args: { defaultValue: '', placeholder: '0.00' } };
export const BelowMinimum: Story = { args: { defaultValue: '50', error: 'The least you can deposit is ₱100.' } };
export const SymbolAfter: Story = {
  args: { label: 'Amount · 50,000 ₫ to 100,000,000 ₫', symbol: '₫', defaultValue: '250000', reading: '= 250,000 ₫' },
  decorators: [
    (Story) => (
      <SymbolsAfter value={['₫']}>
        <Story />
      </SymbolsAfter>
    ),
  ],
};
export const Burmese: Story = { args: { label: 'ပမာဏ', symbol: 'Ks', defaultValue: '250000' }, globals: { locale: 'my' } };
