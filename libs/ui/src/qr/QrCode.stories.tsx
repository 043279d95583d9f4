import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Design system/Money/QrCode',
  component: QrCode,
  args: { value: 'https://pay.example/order/D-2611-004182?amount=1000.00', label: 'Scan to pay' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
