import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { CommunityLinks } from './CommunityLinks';

const meta = {
  title: 'Features/Messaging/CommunityLinks',
  component: CommunityLinks,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof CommunityLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
