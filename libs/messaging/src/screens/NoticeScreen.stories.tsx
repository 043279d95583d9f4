import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { merchantWire } from '@parlour/merchant/wire';
import { onMessagingStage } from '../mocks/onMessagingStage';
import { handlers } from '../mocks/handlers';
import { NoticeScreen } from './NoticeScreen';

const meta = {
  title: 'Messaging/NoticeScreen',
  component: NoticeScreen,
  parameters: { msw: handlers },
  decorators: [onMessagingStage],
} satisfies Meta<typeof NoticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: [mockCall(merchantWire.getAnnouncements, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(merchantWire.getAnnouncements, () => httpStatus(503)), ...handlers] } };
export const Empty: Story = { parameters: { msw: [mockCall(merchantWire.getAnnouncements, { player: [] }), ...handlers] } };
