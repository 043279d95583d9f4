import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { NoticeTicker } from './NoticeTicker';

const meta = {
  title: 'Features/Messaging/NoticeTicker',
  component: NoticeTicker,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof NoticeTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
