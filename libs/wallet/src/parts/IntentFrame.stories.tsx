import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalletStage } from '../mocks/WalletStage';
import { handlers } from '../mocks/handlers';
import { IntentFrame } from './IntentFrame';

const meta = {
  title: 'Money/IntentFrame',
  component: IntentFrame,
  args: {
    what: 'Deposit of ₱1,000.00 by PalmPay, 14:05',
    isAbsent: false,
    isChecking: false,
    isSending: false,
    onCheck: async () => undefined,
    onSendAgain: () => undefined,
    onDiscard: () => undefined,
  },
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <WalletStage locale={globals.locale}>
        <Story />
      </WalletStage>
    ),
  ],
} satisfies Meta<typeof IntentFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asking: Story = { args: { isChecking: true } };
export const NothingCame: Story = { args: { isAbsent: true } };
export const NothingCameOfAWithdrawal: Story = { args: { isAbsent: true, needsPassword: true } };
export const Long: Story = {
  args: { what: 'Withdrawal of Ks 1,234,567,890.99 to Commercial and Agricultural Bank of the Delta ••••7731, 14:05' },
  globals: { locale: 'my' },
};
