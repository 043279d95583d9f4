import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../mocks/withWallet';
import { handlers, page } from '../mocks/handlers';
import { depositOrder, withdrawalOrder } from '../mocks/orders';
import { walletWire } from '../wire';
import { MoneyAttention } from './MoneyAttention';

const meta = {
  title: 'Features/Wallet/MoneyAttention',
  component: MoneyAttention,
  parameters: {
    msw: [mockCall(walletWire.getOrders, () => page([depositOrder({ expiresAt: Date.now() + 600_000 }), withdrawalOrder()])), ...handlers],
  },
  decorators: [withWallet],
} satisfies Meta<typeof MoneyAttention>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With nothing pending, the block renders nothing. */
export const NothingPending: Story = { parameters: { msw: handlers } };
