import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../../mocks/withWallet';
import { handlers, page } from '../../mocks/handlers';
import { memberWallets, walletTransfer } from '../../mocks/memberWallets';
import { memberWalletsWire } from '../../wire';
import { WalletsScreen } from './WalletsScreen';

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Features/Wallet/Wallets',
  component: WalletsScreen,
  parameters: { msw: handlers },
  decorators: [withWallet],
} satisfies Meta<typeof WalletsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [mockCall(memberWalletsWire.getMemberWallets, never), ...handlers] } };
export const NoTransfers: Story = { parameters: { msw: [mockCall(memberWalletsWire.getWalletTransfers, page([])), ...handlers] } };
export const Failing: Story = { parameters: { msw: [mockCall(memberWalletsWire.getMemberWallets, httpStatus(404)), ...handlers] } };
export const LongTexts: Story = {
  parameters: {
    msw: [
      mockCall(memberWalletsWire.getMemberWallets, {
        currencySymbol: 'Ks',
        wallets: memberWallets.wallets.map((wallet) => ({
          ...wallet,
          name: `${wallet.name} of a provider with a long name`,
          balance: '1234567890.99',
        })),
      }),
      mockCall(
        memberWalletsWire.getWalletTransfers,
        page([
          walletTransfer({
            fromWallet: 'Main wallet of this operator',
            toWallet: 'Sports with a long name',
            amount: '1234567890.99',
            currencySymbol: 'Ks',
          }),
        ]),
      ),
      ...handlers,
    ],
  },
};
export const Burmese: Story = { globals: { locale: 'my' } };
