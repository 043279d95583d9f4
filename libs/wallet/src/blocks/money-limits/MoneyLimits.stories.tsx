import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../../mocks/withWallet';
import { handlers } from '../../mocks/handlers';
import { dayLimit, playLimits } from '../../mocks/limits';
import { limitsWire } from '../../wire/limits';
import { MoneyLimits } from './MoneyLimits';

const day = 24 * 3_600_000;
const shown = (...set: Parameters<typeof playLimits>) => ({ msw: [mockCall(limitsWire.getLimits, playLimits(...set)), ...handlers] });

const meta = {
  title: 'Features/Wallet/MoneyLimits',
  component: MoneyLimits,
  parameters: shown(dayLimit),
  decorators: [withWallet],
} satisfies Meta<typeof MoneyLimits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoLimits: Story = { parameters: shown() };
export const LimitReached: Story = {
  parameters: shown({ ...dayLimit, used: '1000.00', remaining: '0.00', resetsAt: Date.now() + day }),
};
export const RaisePending: Story = {
  parameters: shown({ ...dayLimit, pending: { amount: '2000.00', effectiveAt: Date.now() + day, confirmBy: Date.now() + 8 * day } }),
};
export const RemovalToConfirm: Story = {
  parameters: shown({ ...dayLimit, pending: { amount: null, effectiveAt: Date.now() - day, confirmBy: Date.now() + 6 * day } }),
};
export const Failed: Story = { parameters: { msw: [mockCall(limitsWire.getLimits, httpStatus(404)), ...handlers] } };
