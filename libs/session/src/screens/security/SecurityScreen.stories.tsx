import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { memberHandlers } from '../../mocks/memberHandlers';
import { securityRowIds, securityWire } from '../../wire/securityWire';
import { SecurityScreen } from './SecurityScreen';

const long = mockCall(securityWire.getSecurityConfig, {
  rows: securityRowIds.map((id) => ({ id, isDone: true, detail: 'maria-theresa-dela-cruz-santos@a-very-long-domain-name.example.test' })),
});

const meta = {
  title: 'Features/Session/SecurityScreen',
  component: SecurityScreen,
  parameters: { msw: [...memberHandlers, ...handlers], bare: true, path: '/m/securityCenter' },
  decorators: [withSession],
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { parameters: { msw: [long, ...memberHandlers, ...handlers] } };
export const Loading: Story = {
  parameters: {
    msw: [mockCall(securityWire.getSecurityConfig, () => new Promise<never>(() => undefined)), ...memberHandlers, ...handlers],
  },
};
export const Failing: Story = {
  parameters: { msw: [mockCall(securityWire.getSecurityConfig, httpStatus(503)), ...memberHandlers, ...handlers] },
};
export const TransactionPassword: Story = { parameters: { path: '/m/securityCenter?edit=transactionPassword' } };
export const Questions: Story = { parameters: { path: '/m/securityCenter?edit=questions' } };
export const Devices: Story = { parameters: { path: '/m/securityCenter?edit=devices' } };
/** The reply was lost: the app asks the gateway for the outcome, by the key. */
export const LostReply: Story = {
  parameters: { path: '/m/securityCenter?edit=transactionPassword', lost: { kind: 'session.transactionPassword', state: 'unknown' } },
};
/** The gateway does not know the key, so the form is back. */
export const NothingArrived: Story = {
  parameters: { path: '/m/securityCenter?edit=transactionPassword', lost: { kind: 'session.transactionPassword', state: 'absent' } },
};
