import { connectionLost, httpStatus, leaveIntent, mockCall, settleIntents } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { teamHandlers, agentHandlers } from '../../mocks/handlers';
import { withAgent } from '../../mocks/players';
import { transfer, transferIntent, transferRules } from '../../mocks/team';
import { transferWire } from '../../wire/transfer';
import { TransferScreen } from './TransferScreen';

const handlers = [...agentHandlers, ...teamHandlers];

const meta = {
  title: 'Features/Agent/TransferScreen',
  component: TransferScreen,
  parameters: { msw: handlers, path: '/?to=m-carlo' },
  decorators: [withAgent],
  beforeEach: () => {
    settleIntents();
    localStorage.removeItem('formDrafts');
  },
} satisfies Meta<typeof TransferScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered = (...mocks: typeof handlers): Story => ({ parameters: { msw: [...mocks, ...handlers] } });
const report = (...mocks: typeof handlers): Story => ({ parameters: { path: '/?tab=report&range=7d', msw: [...mocks, ...handlers] } });
const never = () => new Promise<never>(() => undefined);

const filling =
  (amount: string, ...names: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Carlo');
    await userEvent.type(canvas.getByLabelText('Amount'), amount);
    await userEvent.type(canvas.getByLabelText('Transaction password'), '246810');
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };

export const Default: Story = {};
export const NoRecipient: Story = { parameters: { path: '/' } };
export const MissingFields: Story = {
  parameters: { path: '/' },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Review' })),
};
export const AboveBalance: Story = { play: filling('4310.01', 'Review') };
export const Review: Story = { play: filling('500', 'Review') };
export const Done: Story = { play: filling('500', 'Review', /^Send ₱/) };
export const UnknownOutcome: Story = {
  ...answered(
    mockCall(transferWire.createTransfer, () => connectionLost()),
    mockCall(transferWire.findTransfer, () => httpStatus(503)),
  ),
  play: filling('500', 'Review', /^Send ₱/),
};
export const NotReceived: Story = {
  beforeEach: () => leaveIntent(transferIntent({ startedAt: Date.now() - 60_000 })),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Check now' })),
};
export const NoTransactionPassword: Story = answered(
  mockCall(transferWire.getTransferRules, { ...transferRules, hasPaymentPassword: false }),
);
export const Loading: Story = answered(mockCall(transferWire.getTransferRules, never));
export const Failing: Story = answered(mockCall(transferWire.getTransferRules, () => httpStatus(503)));
export const Report: Story = report();
export const LongReport: Story = report(
  mockCall(transferWire.getTransfers, {
    content: [transfer({ name: 'Maria Corazon Evangelista de la Cruz-Villanueva', amount: '49999.99' })],
    pageNum: 1,
    totalPages: 1,
    totals: { count: 12_345, amount: '9876543210.55' },
    currencySymbol: '₱',
  }),
);
export const EmptyReport: Story = report(
  mockCall(transferWire.getTransfers, {
    content: [],
    pageNum: 1,
    totalPages: 0,
    totals: { count: 0, amount: '0.00' },
    currencySymbol: '₱',
  }),
);
export const ReportFailing: Story = report(mockCall(transferWire.getTransfers, () => httpStatus(503)));
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
