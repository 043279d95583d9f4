import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingStage } from '../mocks/MessagingStage';
import { handlers } from '../mocks/handlers';
import { NoticeTicker } from './NoticeTicker';

const meta = {
  title: 'Messaging/NoticeTicker',
  component: NoticeTicker,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <MessagingStage locale={globals.locale}>
        <Story />
      </MessagingStage>
    ),
  ],
} satisfies Meta<typeof NoticeTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
