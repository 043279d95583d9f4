import type { Meta, StoryObj } from '@storybook/react-vite';
import { PinField } from './PinField';

const meta = {
  title: 'Design system/Inputs/PinField',
  tags: ['stable'],
  component: PinField,
  args: {
    label: 'Transaction password',
    length: 6,
    showLabel: 'Show digits',
    hideLabel: 'Hide digits',
    toDigits: (typed: string) => typed,
    defaultValue: '2468',
  },
  parameters: {
    guide: {
      use: 'For the transaction password and for codes of a fixed length.',
      do: ['Send by itself when it is full only if nothing moves money.'],
      dont: ['Do not use it for a password of free length.'],
      words: 'Use the same name for the code everywhere: "Transaction password".',
      accessibility: 'It is one field, so that codes can be pasted and filled in by the phone.',
    },
  },
} satisfies Meta<typeof PinField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '', hint: 'Six digits, not your birthday.' } };
export const Complete: Story = { args: { defaultValue: '246810' } };
export const Invalid: Story = { args: { defaultValue: '246810', error: 'This is not your transaction password. 4 tries left.' } };
export const TooLong: Story = { args: { defaultValue: '24681099', error: 'Enter the 6 digits.' } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '12' } };
