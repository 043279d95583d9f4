import type { WireReply } from '@parlour/kernel/wire-call';
import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../../mocks/withWallet';
import { handlers } from '../../mocks/handlers';
import { depositMethod, depositMethods } from '../../mocks/transfers';
import { forgetPlayer, writeLastDeposit } from '../../walletSlice';
import { walletWire } from '../../wire';
import { DepositScreen } from './DepositScreen';

const never = () => new Promise<never>(() => undefined);
const remainingLimit = (value: WireReply<typeof walletWire.getRemainingLimit>) => ({
  msw: [mockCall(walletWire.getRemainingLimit, value), ...handlers],
});

const meta = {
  title: 'Features/Wallet/Deposit',
  component: DepositScreen,
  parameters: { msw: handlers },
  decorators: [withWallet],
} satisfies Meta<typeof DepositScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [mockCall(walletWire.getDepositMethods, never), ...handlers] } };
export const NoMethods: Story = { parameters: { msw: [mockCall(walletWire.getDepositMethods, []), ...handlers] } };
export const Failing: Story = { parameters: { msw: [mockCall(walletWire.getDepositMethods, httpStatus(404)), ...handlers] } };
const promotions = mockCall(walletWire.getDepositPromotions, [
  {
    promotionId: 'p10',
    title: '10 % reload bonus',
    min: '200',
    rate: '0.1',
    maxBonus: '1000',
    turnoverTimes: '8',
    terms: 'Play it eight times.',
  },
]);
/** Method and amount of last time: one tap deposits the same again. */
export const Repeat: Story = {
  beforeEach: () => {
    writeLastDeposit({ methodId: 'islaqr', amount: '500.00' });
    return forgetPlayer;
  },
  parameters: { msw: [promotions, ...handlers] },
};
export const Methods: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /PalmPay/ })),
};
export const Promotions: Story = {
  parameters: { msw: [promotions, ...handlers] },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /No promotion/ })),
};
export const LimitReached: Story = {
  parameters: remainingLimit({ limit: '1000.00', remaining: '0.00', resetsAt: Date.UTC(2030, 0, 1), period: 'day' }),
};
export const OnBreak: Story = { parameters: remainingLimit({ breakUntil: Date.UTC(2030, 0, 1) }) };
export const LongTexts: Story = {
  parameters: {
    msw: [
      mockCall(walletWire.getDepositMethods, [
        depositMethod({
          name: 'Commercial and Agricultural Bank of the Delta',
          min: '1000000.00',
          max: '1234567890.00',
          presets: ['1000000', '500000000', '1234567890'],
          health: 'slow',
          healthReason: 'The bank answers slowly since this morning, and it may take some hours',
          fields: ['payerName', 'payerAccount', 'remark'],
        }),
        ...depositMethods,
      ]),
      ...handlers,
    ],
  },
};
export const Burmese: Story = { globals: { locale: 'my' } };
