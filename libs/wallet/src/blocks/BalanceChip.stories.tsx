import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../mocks/withWallet';
import { handlers } from '../mocks/handlers';
import { walletWire } from '../wire';
import { BalanceChip } from './BalanceChip';

const meta = {
  title: 'Features/Wallet/BalanceChip',
  component: BalanceChip,
  parameters: { msw: handlers },
  decorators: [withWallet],
} satisfies Meta<typeof BalanceChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hidden: Story = { parameters: { isHidden: true } };

export const LongAmount: Story = {
  parameters: {
    msw: [
      mockCall(walletWire.getMemberWallet, {
        currency: 'MMK',
        currencySymbol: 'Ks',
        sumBalance: '1234567890.99',
        withdrawable: '0.00',
      }),
      ...handlers,
    ],
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall(walletWire.getMemberWallet, () => new Promise<never>(() => undefined)), ...handlers] },
};

export const Failed: Story = { parameters: { msw: [mockCall(walletWire.getMemberWallet, httpStatus(404)), ...handlers] } };
