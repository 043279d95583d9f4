import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../../mocks/handlers';
import { withdrawRules } from '../../mocks/transfers';
import { withWallet } from '../../mocks/withWallet';
import { walletWire } from '../../wire';
import { TransactionPasswordScreen } from './TransactionPasswordScreen';

const lost = { kind: 'wallet.transactionPassword', content: {} };

const meta = {
  title: 'Features/Wallet/TransactionPassword',
  component: TransactionPasswordScreen,
  parameters: { msw: [mockCall(walletWire.getWithdrawRules, withdrawRules({ hasPaymentPassword: false })), ...handlers] },
  decorators: [withWallet],
} satisfies Meta<typeof TransactionPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AlreadySet: Story = { parameters: { msw: handlers } };
/** The reply was lost: the app asks the gateway for the outcome, by the key. */
export const LostReply: Story = { parameters: { lost: { ...lost, state: 'unknown' } } };
/** The gateway does not know the key, so the form is back. */
export const NothingArrived: Story = { parameters: { lost: { ...lost, state: 'absent' } } };
