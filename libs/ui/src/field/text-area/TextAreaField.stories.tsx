import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField';

const meta = {
  title: 'Design system/Inputs/TextAreaField',
  tags: ['stable'],
  component: TextAreaField,
  args: { label: 'What happened', hint: 'Include time and amount.', counter: '0 / 500' },
  parameters: {
    guide: {
      use: 'For a message of several lines.',
      do: ['Show a counter where the gateway limits the length.'],
      dont: ['Do not use it for one line.'],
      words: 'The hint says what helps: "When did it happen, and how much was it?"',
      accessibility: 'It grows with its content, so that nothing is hidden while typing.',
    },
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { error: 'Write at least 10 characters.', defaultValue: 'Missing', counter: '7 / 500' } };

export const LongText: Story = { args: { defaultValue: 'I paid at 14:02 and the page said that it waits. '.repeat(8) } };
