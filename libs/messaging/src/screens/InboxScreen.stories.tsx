import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onMessagingStage } from '../mocks/onMessagingStage';
import { handlers } from '../mocks/handlers';
import { messagingWire } from '../wire';
import { InboxScreen } from './InboxScreen';

const meta = {
  title: 'Messaging/InboxScreen',
  component: InboxScreen,
  parameters: { msw: handlers },
  decorators: [onMessagingStage],
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: [mockCall(messagingWire.getInbox, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(messagingWire.getInbox, () => httpStatus(503)), ...handlers] } };
export const Empty: Story = {
  parameters: { msw: [mockCall(messagingWire.getInbox, { content: [], pageNum: 1, totalPages: 0 }), ...handlers] },
};
