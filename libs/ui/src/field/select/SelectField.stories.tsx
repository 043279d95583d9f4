import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField';

const meta = {
  title: 'Design system/Inputs/SelectField',
  tags: ['stable'],
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
  parameters: {
    guide: {
      use: 'For one of many options that need no explanation, such as a bank or a country.',
      do: ['Put the most frequent options first.'],
      dont: ['Do not use it for two or three options: show them as Segmented or ChoiceCards.'],
      words: 'The placeholder says what to choose: "Choose a bank".',
      accessibility: "A native select: it opens the system's own list, which works with every reader.",
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'bdo' } };
export const Invalid: Story = { args: { error: 'Choose the bank of your account.' } };
