import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentWire } from '@parlour/content/wire';
import { withMessaging, asVisitor } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { NoticeScreen } from './NoticeScreen';

const meta = {
  title: 'Features/Messaging/NoticeScreen',
  component: NoticeScreen,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof NoticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: [mockCall(contentWire.getAnnouncements, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(contentWire.getAnnouncements, () => httpStatus(503)), ...handlers] } };
export const Empty: Story = { parameters: { msw: [mockCall(contentWire.getAnnouncements, { player: [] }), ...handlers] } };
export const Burmese: Story = { globals: { locale: 'my' } };
export const Opened: Story = { parameters: { path: '/m/notice?id=n1' } };
export const AnnouncementRemoved: Story = { parameters: { path: '/m/notice?id=nobody' } };
export const ThousandAnnouncements: Story = {
  parameters: {
    msw: [
      mockCall(contentWire.getAnnouncements, {
        player: Array.from({ length: 1000 }, (_, index) => ({ id: `n${index}`, title: `News ${index + 1}`, content: '' })),
      }),
      ...handlers,
    ],
  },
};
export const Visitor: Story = { parameters: { player: asVisitor } };
