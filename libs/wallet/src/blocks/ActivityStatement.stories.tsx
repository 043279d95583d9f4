import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../mocks/withWallet';
import { handlers } from '../mocks/handlers';
import { recordsWire } from '../wire';
import { ActivityStatement } from './ActivityStatement';

const meta = {
  title: 'Features/Wallet/ActivityStatement',
  component: ActivityStatement,
  parameters: { msw: handlers },
  decorators: [withWallet],
} satisfies Meta<typeof ActivityStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { msw: [mockCall(recordsWire.getDailyReport, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failed: Story = { parameters: { msw: [mockCall(recordsWire.getDailyReport, httpStatus(404)), ...handlers] } };
