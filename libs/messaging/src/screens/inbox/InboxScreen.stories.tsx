import { httpStatus, mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging, asType } from '../../mocks/players';
import { handlers } from '../../mocks/handlers';
import { messagingWire } from '../../wire';
import { InboxScreen } from './InboxScreen';

const meta = {
  title: 'Features/Messaging/InboxScreen',
  component: InboxScreen,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: [mockCall(messagingWire.getInbox, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(messagingWire.getInbox, () => httpStatus(503)), ...handlers] } };
export const Empty: Story = {
  parameters: { msw: [mockCall(messagingWire.getInbox, { content: [], pageNum: 1, totalPages: 0 }), ...handlers] },
};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Opened: Story = { parameters: { path: '/m/webEmail?id=m1' } };
export const OpenedLoading: Story = {
  parameters: {
    path: '/m/webEmail?id=m1',
    msw: [mockCall(messagingWire.getMessage, () => new Promise<never>(() => undefined)), ...handlers],
  },
};
export const OpenedFailing: Story = {
  parameters: { path: '/m/webEmail?id=m1', msw: [mockCall(messagingWire.getMessage, () => httpStatus(503)), ...handlers] },
};
export const Removed: Story = {
  parameters: { path: '/m/webEmail?id=m1', msw: [mockCall(messagingWire.getMessage, () => refuse('MESSAGE_REMOVED')), ...handlers] },
};
export const FreeTrial: Story = { parameters: { player: asType(4) } };
export const SelectionMode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }));
  },
};
