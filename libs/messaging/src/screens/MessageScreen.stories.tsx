import type { Meta, StoryObj } from '@storybook/react-vite';
import { onMessagingStage } from '../mocks/onMessagingStage';
import { handlers } from '../mocks/handlers';
import { MessageScreen } from './MessageScreen';

const meta = {
  title: 'Messaging/MessageScreen',
  component: MessageScreen,
  parameters: { msw: handlers },
  decorators: [onMessagingStage],
} satisfies Meta<typeof MessageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
