import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyRow } from './CopyRow';

const meta = {
  title: 'Design system/Money/CopyRow',
  tags: ['stable'],
  component: CopyRow,
  args: { label: 'Order', value: 'W-2611-004182', copyLabel: 'Copy', copiedLabel: 'Copied' },
  parameters: {
    guide: {
      use: 'For a value that is needed elsewhere: an account number, an order number.',
      do: ['Show long values in groups with `shown`; the whole is copied.'],
      dont: ['Do not use it for text that nobody copies: use Facts.'],
      words: 'The label names the value; the button says "Copy" and then "Copied".',
      accessibility: 'The result is announced, and the button names the value.',
    },
  },
} satisfies Meta<typeof CopyRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongValue: Story = { args: { label: 'Account number', value: '0012 3456 7890 1234 5678 9012' } };
export const Burmese: Story = { args: { label: 'အော်ဒါ', copyLabel: 'ကူးယူရန်', copiedLabel: 'ကူးယူပြီး' }, globals: { locale: 'my' } };
