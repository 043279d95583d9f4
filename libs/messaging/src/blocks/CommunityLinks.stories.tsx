import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingStage } from '../mocks/MessagingStage';
import { handlers } from '../mocks/handlers';
import { CommunityLinks } from './CommunityLinks';

const meta = {
  title: 'Messaging/CommunityLinks',
  component: CommunityLinks,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <MessagingStage locale={globals.locale}>
        <Story />
      </MessagingStage>
    ),
  ],
} satisfies Meta<typeof CommunityLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
