import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging, asType, asVisitor } from '../../mocks/players';
import { handlers } from '../../mocks/handlers';
import { MessageScreen } from './MessageScreen';

const meta = {
  title: 'Features/Messaging/MessageScreen',
  component: MessageScreen,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof MessageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Visitor: Story = { parameters: { player: asVisitor } };
export const Chat: Story = { parameters: { path: '/m/message?chat=1' } };
export const ChatForVisitor: Story = { parameters: { path: '/m/message?chat=1', player: asVisitor } };
export const ChatForFreeTrial: Story = { parameters: { path: '/m/message?chat=1', player: asType(4) } };
