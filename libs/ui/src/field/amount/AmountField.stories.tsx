import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField } from './AmountField';

const meta = {
  title: 'Design system/Inputs/AmountField',
  component: AmountField,
  args: { label: 'Amount · ₱100 to ₱20,000', symbol: '₱', defaultValue: '1000' },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: '0.00' } };
export const BelowMinimum: Story = { args: { defaultValue: '50', error: 'The least you can deposit is ₱100.' } };
export const Burmese: Story = { args: { label: 'ပမာဏ', symbol: 'Ks', defaultValue: '250000' }, globals: { locale: 'my' } };
