import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { messagingWire } from '../wire';
import { ChatButton } from './ChatButton';

const meta = {
  title: 'Features/Messaging/ChatButton',
  component: ChatButton,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof ChatButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingUnread: Story = { parameters: { msw: [mockCall(messagingWire.getChatUnread, { unReadCount: 0 }), ...handlers] } };
