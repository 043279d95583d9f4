import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onMessagingStage } from '../mocks/onMessagingStage';
import { handlers } from '../mocks/handlers';
import { messagingWire } from '../wire';
import { FeedbackScreen } from './FeedbackScreen';

const meta = {
  title: 'Messaging/FeedbackScreen',
  component: FeedbackScreen,
  parameters: { msw: handlers },
  decorators: [onMessagingStage],
} satisfies Meta<typeof FeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: [mockCall(messagingWire.getFeedbackSetting, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(messagingWire.getFeedbackSetting, () => httpStatus(503)), ...handlers] } };
