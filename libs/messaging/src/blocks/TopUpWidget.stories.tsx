import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentWire } from '@parlour/content/wire';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { TopUpWidget } from './TopUpWidget';

const banners = ['m_topup_1', 'm_topup_2', 'm_topup_3'].map((groupName) => ({
  id: groupName,
  groupName,
  url: `art/banners/${groupName}`,
  title: 'Top up in a minute',
}));

const meta = {
  title: 'Features/Messaging/TopUpWidget',
  component: TopUpWidget,
  parameters: { msw: [mockCall(contentWire.getAnnouncements, { banners }), ...handlers] },
  decorators: [withMessaging],
} satisfies Meta<typeof TopUpWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
