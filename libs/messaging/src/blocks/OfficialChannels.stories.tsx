import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingStage } from '../mocks/MessagingStage';
import { handlers } from '../mocks/handlers';
import { OfficialChannels } from './OfficialChannels';

const meta = {
  title: 'Messaging/OfficialChannels',
  component: OfficialChannels,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <MessagingStage locale={globals.locale}>
        <Story />
      </MessagingStage>
    ),
  ],
} satisfies Meta<typeof OfficialChannels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
