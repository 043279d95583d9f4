import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Design system/Money/QrCode',
  tags: ['stable'],
  component: QrCode,
  args: { value: 'https://pay.example/order/D-2611-004182?amount=1000.00', label: 'Scan to pay' },
  parameters: {
    guide: {
      use: 'For a code that another phone or another app scans: a payment, an invitation.',
      do: ['Offer the same value as a CopyRow, because the code may be on the phone that would scan it.'],
      dont: ['Do not place it on a pattern or change its colours.'],
      words: 'The label says what it opens.',
      accessibility: 'An image with a name. It is dark on light in every theme.',
    },
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
