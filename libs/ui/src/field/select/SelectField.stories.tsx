import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField';

const meta = {
  title: 'Design system/Inputs/SelectField',
  component: SelectField,
  args: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    options: [
      { value: 'bpi', label: 'BPI' },
      { value: 'bdo', label: 'BDO Unibank' },
      { value: 'metro', label: 'Metrobank (closed for maintenance)', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'bdo' } };
export const Invalid: Story = { args: { error: 'Choose the bank of your account.' } };
