import { siteWire } from '@parlour/site/wire';
import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../mocks/withSession';
import { handlers } from '../mocks/handlers';
import { passkeyWire } from '../wire/accessWire';
import { PasskeysScreen } from './PasskeysScreen';

const on = mockCall(siteWire.getStatus, { info: { whitelabel: { passkeys: true } } });
const passkey = (name: string) =>
  mockCall(passkeyWire.getPasskeys, [{ id: 'k1', name, createdAt: Date.UTC(2026, 9, 1), lastUsedAt: Date.UTC(2026, 10, 20) }]);

const meta = {
  title: 'Features/Session/PasskeysScreen',
  component: PasskeysScreen,
  parameters: { msw: [on, passkey('Chrome on Android'), ...handlers], bare: true, path: '/m/securityCenter/passkeys' },
  decorators: [withSession],
} satisfies Meta<typeof PasskeysScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  parameters: { msw: [on, passkey('The security key that my sister brought from Singapore, on the blue ribbon'), ...handlers] },
};
export const Empty: Story = { parameters: { msw: [on, mockCall(passkeyWire.getPasskeys, []), ...handlers] } };
export const Loading: Story = {
  parameters: { msw: [on, mockCall(passkeyWire.getPasskeys, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [on, mockCall(passkeyWire.getPasskeys, httpStatus(503)), ...handlers] } };
export const NotOffered: Story = { parameters: { msw: handlers } };
