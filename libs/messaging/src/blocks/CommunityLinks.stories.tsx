import type { Meta, StoryObj } from '@storybook/react-vite';
import { onMessagingStage } from '../mocks/onMessagingStage';
import { handlers } from '../mocks/handlers';
import { CommunityLinks } from './CommunityLinks';

const meta = {
  title: 'Messaging/CommunityLinks',
  component: CommunityLinks,
  parameters: { msw: handlers },
  decorators: [onMessagingStage],
} satisfies Meta<typeof CommunityLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
