import { httpStatus, mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../../mocks/withWallet';
import { handlers } from '../../mocks/handlers';
import { account, withdrawRules } from '../../mocks/transfers';
import { walletWire } from '../../wire';
import { WithdrawScreen } from './WithdrawScreen';

const never = () => new Promise<never>(() => undefined);
const source = { orderNo: 'D-2611-000700', label: 'PalmPay', required: '1000.00', done: '650.00', at: Date.UTC(2026, 10, 20), games: [] };
const rules = (changes: Parameters<typeof withdrawRules>[0], ...others: typeof handlers) => ({
  msw: [mockCall(walletWire.getWithdrawRules, withdrawRules(changes)), ...others, ...handlers],
});

const meta = {
  title: 'Features/Wallet/Withdraw',
  component: WithdrawScreen,
  parameters: { msw: handlers },
  decorators: [withWallet],
} satisfies Meta<typeof WithdrawScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a quarter of the balance and opens the summary. */
const review: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '25%' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Review withdrawal' }));
};

export const Default: Story = {};
export const Summary: Story = { play: review };
export const WrongPassword: Story = {
  parameters: { msw: [mockCall(walletWire.createWithdrawal, refuse('WRONG_PAYMENT_PASSWORD', { triesLeft: 4 })), ...handlers] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await review(context);
    await userEvent.type(await canvas.findByLabelText('Transaction password'), '246810{Enter}');
    // Without its reply the request would still be pending when the next story starts, which would show it as a withdrawal with an unknown outcome.
    await canvas.findByText(/4 attempts left/);
  },
};
export const Accounts: Story = {
  parameters: rules({}, mockCall(walletWire.getAccounts, [account(), account({ accountId: 'acc-2', isDefault: false, status: 'review' })])),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /PalmPay/ })),
};
export const Loading: Story = { parameters: { msw: [mockCall(walletWire.getWithdrawRules, never), ...handlers] } };
export const UnmetRequirements: Story = {
  parameters: rules(
    { hasPaymentPassword: false, payeeName: null, phoneVerified: false, kycPassed: false, remainingToday: 0 },
    mockCall(walletWire.getAccounts, []),
  ),
};
export const IncompleteTurnover: Story = {
  parameters: rules({ withdrawable: '0.00', turnover: { required: '1000.00', done: '650.00', games: ['Slots'], sources: [source] } }),
};
export const ZeroBalance: Story = { parameters: rules({ balance: '0.00', withdrawable: '0.00', turnover: null }) };
export const Failing: Story = { parameters: { msw: [mockCall(walletWire.getWithdrawRules, httpStatus(404)), ...handlers] } };
export const LongTexts: Story = {
  parameters: rules(
    { currencySymbol: 'Ks', balance: '1234567890.99', withdrawable: '1234567890.99', max: '999999999.00' },
    mockCall(walletWire.getAccounts, [
      account({ provider: 'Commercial and Agricultural Bank of the Delta', holder: 'Maria Concepcion Santos de la Cruz y Reyes' }),
      account({ accountId: 'acc-2', kind: 'bank', isDefault: false, status: 'review' }),
    ]),
  ),
};
export const Burmese: Story = { globals: { locale: 'my' } };
