import { contentWire } from '@parlour/content/wire';
import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from './players';
import { PopupQueue } from './PopupQueue';
import { handlers } from './handlers';

const popup = [
  {
    id: 'p1',
    title: 'Welcome back',
    content: '<p>Withdrawals to e-wallets take about <b>9 minutes</b> today.</p>',
    announcementImages: [{ sequence: 1, url: 'art/banners/monsoon' }],
  },
  { id: 'p2', title: 'A new vendor', content: '<p>Kite is here, with 40 games.</p>' },
];

const meta = {
  title: 'Features/Messaging/NoticePopup',
  component: PopupQueue,
  args: { onDone: () => undefined },
  parameters: { msw: [mockCall(contentWire.getAnnouncements, { popup }), ...handlers] },
  beforeEach: () => {
    sessionStorage.removeItem('popupsSeen');
    localStorage.removeItem('lastPopupAt');
  },
  decorators: [withMessaging],
} satisfies Meta<typeof PopupQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
