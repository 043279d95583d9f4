import { connectionLost, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../../mocks/handlers';
import { openBrowser } from '../../mocks/fakePush';
import { withMessaging } from '../../mocks/players';
import { messagingWire } from '../../wire';
import { PushOffer } from './PushOffer';

const { addPushSubscription } = messagingWire;
const turnOn: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
};

const meta = {
  title: 'Features/Messaging/PushOffer',
  component: PushOffer,
  parameters: { msw: handlers },
  decorators: [withMessaging],
  beforeEach: openBrowser,
} satisfies Meta<typeof PushOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TurnedOn: Story = { play: turnOn };
export const Pending: Story = {
  parameters: { msw: [mockCall(addPushSubscription, () => new Promise<never>(() => undefined)), ...handlers] },
  play: turnOn,
};
export const Dismissed: Story = { parameters: { push: { answer: 'default' } }, play: turnOn };
export const Blocked: Story = { parameters: { push: { answer: 'denied' } }, play: turnOn };
export const Unknown: Story = { parameters: { msw: [mockCall(addPushSubscription, connectionLost()), ...handlers] }, play: turnOn };
export const PushServiceNotReached: Story = { parameters: { push: { isBlocked: true } }, play: turnOn };
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
