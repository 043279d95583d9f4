import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField';

const meta = {
  title: 'Design system/Inputs/TextAreaField',
  component: TextAreaField,
  args: { label: 'What happened', hint: 'Include time and amount.', counter: '0 / 500' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { error: 'Write at least 10 characters.', defaultValue: 'Missing', counter: '7 / 500' } };

export const LongText: Story = { args: { defaultValue: 'I paid at 14:02 and the page said that it waits. '.repeat(8) } };
