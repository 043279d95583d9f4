import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { OfficialChannels } from './OfficialChannels';

const meta = {
  title: 'Features/Messaging/OfficialChannels',
  component: OfficialChannels,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof OfficialChannels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
