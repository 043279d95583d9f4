import { connectionLost, httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openBrowser } from '../../mocks/fakePush';
import { handlers } from '../../mocks/handlers';
import { withMessaging, asType } from '../../mocks/players';
import { messagingWire } from '../../wire';
import { NotificationsScreen } from './NotificationsScreen';

const { getPushSettings, setPushSettings, addPushSubscription } = messagingWire;
const settings = {
  publicKey: `B${'A'.repeat(86)}`,
  topics: { money: true, security: true, messages: true, promotions: false },
  quiet: null,
  devices: 1,
};
const tapSwitch: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Notifications on this device' }));
};

const meta = {
  title: 'Features/Messaging/NotificationsScreen',
  component: NotificationsScreen,
  parameters: { msw: handlers },
  decorators: [withMessaging],
  beforeEach: openBrowser,
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TurnedOn: Story = { play: tapSwitch };
export const Dismissed: Story = { parameters: { push: { answer: 'default' } }, play: tapSwitch };
export const Unknown: Story = {
  parameters: { msw: [mockCall(addPushSubscription, connectionLost()), ...handlers] },
  play: tapSwitch,
};
export const PushServiceNotReached: Story = { parameters: { push: { isBlocked: true } }, play: tapSwitch };
export const Unsupported: Story = { parameters: { push: null } };
export const Blocked: Story = { parameters: { push: { permission: 'denied' } } };
export const WithoutWorker: Story = { parameters: { push: { hasWorker: false } } };
export const OperatorSendsNone: Story = {
  parameters: { msw: [mockCall(getPushSettings, { ...settings, publicKey: null }), ...handlers] },
};
export const QuietHours: Story = {
  parameters: { msw: [mockCall(getPushSettings, { ...settings, quiet: { from: '22:30', to: '07:00' } }), ...handlers] },
};
export const ChangeRefused: Story = {
  parameters: { msw: [mockCall(setPushSettings, httpStatus(503)), ...handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Promotions' }));
  },
};
export const Loading: Story = {
  parameters: { msw: [mockCall(getPushSettings, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(getPushSettings, httpStatus(503)), ...handlers] } };
export const FreeTrial: Story = { parameters: { player: asType(4) } };
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
