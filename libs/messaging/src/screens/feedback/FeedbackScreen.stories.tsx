import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging, asType } from '../../mocks/players';
import { handlers } from '../../mocks/handlers';
import { messagingWire } from '../../wire';
import { FeedbackScreen } from './FeedbackScreen';

const meta = {
  title: 'Features/Messaging/FeedbackScreen',
  component: FeedbackScreen,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof FeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: [mockCall(messagingWire.getFeedbackSetting, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(messagingWire.getFeedbackSetting, () => httpStatus(503)), ...handlers] } };
export const Burmese: Story = { globals: { locale: 'my' } };
export const AboutOrder: Story = { parameters: { path: '/m/feedback?topic=deposit&order=D-2611-004182' } };
export const Captcha: Story = {
  parameters: { msw: [mockCall(messagingWire.getFeedbackSetting, { minWords: 10, maxWords: 60, captcha: true }), ...handlers] },
};
export const Reports: Story = { parameters: { path: '/m/feedback?tab=history' } };
export const NoReports: Story = {
  parameters: { path: '/m/feedback?tab=history', msw: [mockCall(messagingWire.getFeedbackHistory, []), ...handlers] },
};
export const FreeTrial: Story = { parameters: { player: asType(4) } };
export const InvalidFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await canvas.findByText('Write at least 10 characters.');
  },
};
